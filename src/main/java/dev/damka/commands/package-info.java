/**
 * The command line, which starts without the web application.
 * Knows everything below; must not know pages.
 */
@NullMarked
package dev.damka.commands;

import org.jspecify.annotations.NullMarked;
