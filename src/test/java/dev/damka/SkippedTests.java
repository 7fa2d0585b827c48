package dev.damka;

import java.util.Map;
import java.util.TreeMap;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;

/** Says at the end of a run, in plain words, what was skipped and how to get it. */
public class SkippedTests implements TestExecutionListener {
    private final Map<String, String> reasons = new TreeMap<>();

    @Override
    public void executionSkipped(TestIdentifier test, String reason) {
        reasons.put(test.getDisplayName(), reason);
    }

    @Override
    public void executionFinished(TestIdentifier test, TestExecutionResult result) {
        if (result.getStatus() == TestExecutionResult.Status.ABORTED) {
            reasons.put(
                    test.getDisplayName(),
                    result.getThrowable().map(Throwable::getMessage).orElse(""));
        }
    }

    @Override
    public void testPlanExecutionFinished(TestPlan plan) {
        reasons.forEach((test, reason) -> System.err.println("SKIPPED " + test + ": " + reason));
    }
}
