package dev.damka;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.conditions.ArchPredicates.are;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaPackage;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.NullMarked;

/**
 * The floors of the house. A package may import only what stands under it:
 *
 * <pre>
 * floor  package        may import                             knows
 * 0      rules          the JDK                                what is legal
 * 1      engine         rules                                  what is good
 * 2      players        the database                           who
 * 3      puzzles        rules, engine, players, the database   what to train
 * 3      games          rules, engine, players, the database   who plays, time left
 * 4      commands, web  all below                              terminal; HTTP and HTML
 * </pre>
 *
 * {@code puzzles} and {@code games} never see each other. {@code Wiring} sees all; nothing sees it.
 */
@AnalyzeClasses(packages = "dev.damka", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
    private static final String HOUSE = "dev.damka.";
    private static final String[] JDK = {"java..", "org.jspecify.."};
    private static final String[] DATABASE = {
        "jakarta.persistence..",
        "jakarta.transaction..",
        "org.hibernate..",
        "io.quarkus.narayana.jta",
        "io.quarkus.hibernate.orm.panache..",
        "io.quarkus.panache.common.."
    };
    private static final Pattern NAME_THAT_SAYS_NOTHING = Pattern.compile(
            "(?i)(utils?|misc|impl|dtos?|managers?|helpers?)|.*(Utils?|Misc|Impl|D[Tt][Oo]s?|Managers?|Helpers?)");

    @ArchTest
    static final ArchRule rules_may_import_the_jdk = floor("rules", JDK);

    @ArchTest
    static final ArchRule notation_may_import_rules = onlyImport("rules.notation", and(JDK, inHouse("rules")));

    @ArchTest
    static final ArchRule rules_do_not_see_notation = noClasses()
            .that()
            .resideInAPackage(HOUSE + "rules")
            .should()
            .dependOnClassesThat()
            .resideInAPackage(HOUSE + "rules.notation..");

    @ArchTest
    static final ArchRule engine_may_import_rules = floor("engine", JDK, inHouse("rules"));

    @ArchTest
    static final ArchRule players_may_import_the_database = floor("players", JDK, DATABASE);

    @ArchTest
    static final ArchRule puzzles_may_import_rules_engine_players_and_the_database =
            floor("puzzles", JDK, DATABASE, inHouse("rules", "engine", "players"));

    @ArchTest
    static final ArchRule games_may_import_rules_engine_players_and_the_database =
            floor("games", JDK, DATABASE, inHouse("rules", "engine", "players"));

    @ArchTest
    static final ArchRule commands_may_import_all_below = topFloor("commands");

    @ArchTest
    static final ArchRule web_may_import_all_below = topFloor("web");

    @ArchTest
    static final ArchRule nothing_sees_the_wiring = noClasses()
            .that()
            .haveNameNotMatching("dev\\.damka\\.Wiring(\\$.*)?")
            .should()
            .dependOnClassesThat()
            .haveNameMatching("dev\\.damka\\.Wiring(\\$.*)?");

    @ArchTest
    static final ArchRule every_package_stands_on_a_floor = classes()
            .that()
            .resideInAPackage("dev.damka..")
            .should()
            .resideInAnyPackage(and(
                    new String[] {"dev.damka"},
                    inHouse("rules", "engine", "players", "puzzles", "games", "commands", "web")));

    @ArchTest
    static final ArchRule every_package_is_null_marked = classes().should(standInANullMarkedPackage());

    @ArchTest
    static final ArchRule no_name_says_nothing = classes().should(haveNamesThatSaySomething());

    /** Classes of that package import what is listed, and each other. */
    private static ArchRule floor(String name, String[]... below) {
        List<String[]> all = new ArrayList<>(Arrays.asList(below));
        all.add(inHouse(name));
        return onlyImport(name, and(all.toArray(String[][]::new)));
    }

    private static ArchRule onlyImport(String name, String[] packages) {
        return classes()
                .that()
                .resideInAPackage(HOUSE + name + "..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(packages);
    }

    /** Classes of that package import any library, each other, and of the house all that stands below. */
    private static ArchRule topFloor(String name) {
        return classes()
                .that()
                .resideInAPackage(HOUSE + name + "..")
                .should()
                .onlyDependOnClassesThat(are(not(resideInAPackage("dev.damka.."))
                        .or(resideInAnyPackage(inHouse("rules", "engine", "players", "puzzles", "games", name)))));
    }

    private static String[] inHouse(String... names) {
        return Arrays.stream(names).map(name -> HOUSE + name + "..").toArray(String[]::new);
    }

    private static String[] and(String[]... packages) {
        return Arrays.stream(packages).flatMap(Arrays::stream).toArray(String[]::new);
    }

    private static ArchCondition<JavaClass> standInANullMarkedPackage() {
        return new ArchCondition<>("stand in a package that is @NullMarked in its package-info") {
            @Override
            public void check(JavaClass type, ConditionEvents events) {
                JavaPackage home = type.getPackage();
                if (!home.tryGetPackageInfo()
                        .map(info -> info.isAnnotatedWith(NullMarked.class))
                        .orElse(false)) {
                    events.add(
                            SimpleConditionEvent.violated(type, home.getName() + " has no @NullMarked package-info"));
                }
            }
        };
    }

    private static ArchCondition<JavaClass> haveNamesThatSaySomething() {
        return new ArchCondition<>("not be named util, misc, impl, dto, manager or helper, nor their packages") {
            @Override
            public void check(JavaClass type, ConditionEvents events) {
                for (String name : type.getName().split("[.$]")) {
                    if (NAME_THAT_SAYS_NOTHING.matcher(name).matches()) {
                        events.add(SimpleConditionEvent.violated(type, type.getName() + " says nothing by " + name));
                    }
                }
            }
        };
    }
}
