"use client";

import { Link } from "@/app/_ui/controls/link";
import { Select } from "@/app/_ui/controls/select";
import { Field } from "@/app/_ui/form/field";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import { Card, CardContent, CardHeader, CardTitle } from "@/app/_ui/looks/card";
import { advanceClockAction, makeFixtureAction } from "./actions";

const HOUR = 3_600;
const STEPS: readonly [seconds: number, name: string][] = [
  [HOUR, "an hour"],
  [24 * HOUR, "a day"],
  [72 * HOUR, "3 days: a delivery is accepted"],
  [7 * 24 * HOUR, "a week"],
  [31 * 24 * HOUR, "31 days: a month of a membership"],
];

const link = "rounded-sm text-primary-ink underline underline-offset-4";

/** In test mode: an order of every state, and time that passes at once. `fixtures` are the states. */
export function TryingOut({ fixtures }: { fixtures: readonly string[] }) {
  return (
    <Card>
      <CardHeader>
        <CardTitle>Try things out</CardTitle>
      </CardHeader>
      <CardContent className="grid gap-5 pt-3">
        <TestOrder fixtures={fixtures} />
        <TestClock />
        <p className="border-border border-t pt-4 text-muted-foreground text-sm">
          Test checkouts take{" "}
          <Link className={link} href="/docs/test-mode#cards">
            test cards
          </Link>
          : accepted, declined, disputed.{" "}
          <Link className={link} href="/docs/test-mode">
            More on test mode
          </Link>
        </p>
      </CardContent>
    </Card>
  );
}

function TestOrder({ fixtures }: { fixtures: readonly string[] }) {
  const { state, pending, formProps } = useActionForm(makeFixtureAction);
  return (
    <form {...formProps} aria-label="Make a test order" className="grid gap-2">
      <Field label="A test order, up to" name="type">
        <Select defaultValue="order.paid">
          {fixtures.map((type) => (
            <option key={type}>{type}</option>
          ))}
        </Select>
      </Field>
      <SubmitButton variant="secondary" size="sm" pending={pending} className="justify-self-start">
        Make order
      </SubmitButton>
      {state.status === "error" ? <FormAlert>{state.message}</FormAlert> : null}
      {state.status === "ok" ? (
        <p role="status" className="wrap-anywhere text-sm">
          Made <code className="text-xs">{state.data.order_id}</code>. Your test endpoints hear of it.
        </p>
      ) : null}
    </form>
  );
}

function TestClock() {
  const { state, pending, errors, formProps } = useActionForm(advanceClockAction);
  return (
    <form {...formProps} aria-label="Move the test clock" className="grid gap-2">
      <Field label="Test clock, forward by" name="advance_seconds" error={errors.advance_seconds}>
        <Select defaultValue={72 * HOUR}>
          {STEPS.map(([seconds, name]) => (
            <option key={seconds} value={seconds}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <SubmitButton variant="secondary" size="sm" pending={pending} className="justify-self-start">
        Move the clock
      </SubmitButton>
      {state.status === "error" && !errors.advance_seconds ? <FormAlert>{state.message}</FormAlert> : null}
      {state.status === "ok" ? (
        <p role="status" className="text-sm">
          {told(state.data)}
        </p>
      ) : null}
    </form>
  );
}

type Clock = { moved: Record<string, number>; left_seconds: number };

/** What was moved, and what is left of the 400 days. */
function told({ moved, left_seconds: left }: Clock): string {
  const what = Object.entries(moved).flatMap(([name, count]) => (count > 0 ? `${name}: ${count}` : []));
  const days = Math.floor(left / (24 * HOUR));
  return `Moved ${what.join(", ") || "nothing"}. What is due now is done within a minute; ${days} days are left.`;
}
