"use client";

import { Check, Minus } from "lucide-react";
import { startTransition, useOptimistic } from "react";
import { Copyable } from "@/app/_ui/controls/copyable";
import { Switch } from "@/app/_ui/controls/switch";
import { toast } from "@/app/_ui/feedback/toast";
import { withSuccess } from "@/app/_ui/form/hooks/with-success";
import { Badge } from "@/app/_ui/looks/badge";
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from "@/app/_ui/looks/card";
import { setDiscoverableAction } from "./actions";

const MAY = [
  "find you in agent search, and read your profile, offers and reviews",
  "open a checkout for one of your offers; a person then pays it in their own browser",
];
const MAY_NOT = [
  "pay, accept or cancel anything by themselves",
  "see your email address, your buyers or your bookings",
];

type DiscoverabilityCardProps = { discoverable: boolean; agentUrl: string };

const set = withSuccess(setDiscoverableAction, (on) => {
  toast.success(on ? "Agents can find you now" : "Agents no longer find you");
});

/** The switch that shows a creator to agents, with what it means. Shown at once, taken back when the server refuses. */
export function DiscoverabilityCard({ discoverable, agentUrl }: DiscoverabilityCardProps) {
  const [on, setOn] = useOptimistic(discoverable);
  const change = (next: boolean) =>
    startTransition(async () => {
      setOn(next);
      const form = new FormData();
      form.set("discoverable", String(next));
      const answer = await set({ status: "idle" }, form);
      if (answer.status === "error") toast.error(answer.message);
    });
  return (
    <Card>
      <CardHeader className="grid-cols-[1fr_auto] items-start gap-x-6">
        <div className="grid gap-1">
          <div className="flex flex-wrap items-center gap-2.5">
            <CardTitle>Agent discovery</CardTitle>
            <Badge tone={on ? "success" : "neutral"}>{on ? "On" : "Off"}</Badge>
          </div>
          <CardDescription id="discovery-state">
            {on
              ? "Software agents can find you and open checkouts for your offers."
              : "You are invisible to software agents. People still find you."}
          </CardDescription>
        </div>
        {/* biome-ignore lint/a11y/noLabelWithoutControl: the control is nested, one component down */}
        <label className="mt-1 flex">
          <span className="sr-only">Let agents find me</span>
          <Switch checked={on} onChange={(e) => change(e.target.checked)} aria-describedby="discovery-state" />
        </label>
      </CardHeader>
      <CardContent className="grid gap-4">
        <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
          <Permissions title="While it is on, agents can" items={MAY} icon={<Check className="text-success" />} />
          <Permissions title="They can never" items={MAY_NOT} icon={<Minus className="text-muted-foreground" />} />
        </div>
        <p className="text-muted-foreground text-sm">You can turn it off at any time. It takes effect at once.</p>
        {on ? (
          <div className="grid min-w-0 gap-1 text-sm *:min-w-0">
            <span className="font-medium">What agents read</span>
            <Copyable value={agentUrl} label="address of your agent.json" />
          </div>
        ) : null}
      </CardContent>
    </Card>
  );
}

type PermissionsProps = { title: string; items: string[]; icon: React.ReactNode };

function Permissions({ title, items, icon }: PermissionsProps) {
  return (
    <div>
      <h3 className="mb-1.5 font-medium text-sm">{title}</h3>
      <ul className="grid gap-1.5">
        {items.map((item) => (
          <li key={item} className="grid grid-cols-[16px_1fr] gap-2 text-muted-foreground">
            <span aria-hidden className="mt-[3px] [&_svg]:size-4">
              {icon}
            </span>
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
