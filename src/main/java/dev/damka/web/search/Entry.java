package dev.damka.web.search;

/**
 * Something that can be found.
 *
 * @param href where it stands
 * @param kind what it is, in the language of its text
 * @param title what it is called
 * @param text what it says
 */
record Entry(String href, String kind, String title, String text) {}
