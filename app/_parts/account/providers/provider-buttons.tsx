"use client";

import { useState } from "react";
import { Button } from "@/app/_ui/controls/button";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { ProviderLogo } from "@/app/_ui/looks/logos/provider-logo";
import { leaveFor } from "./leave-for";

type ProviderButtonsProps = { offered: { id: string; name: string }[]; next: string };

/** The ways in through somebody who knows the person already. */
export function ProviderButtons({ offered, next }: ProviderButtonsProps) {
  const [leaving, setLeaving] = useState<string>();
  const [complaint, setComplaint] = useState<string | null>(null);
  const go = async (id: string) => {
    setLeaving(id);
    const refused = await leaveFor(id, next);
    setComplaint(refused);
    if (refused !== null) setLeaving(undefined);
  };
  return (
    <div className="grid gap-3">
      {complaint ? <FormAlert>{complaint}</FormAlert> : null}
      {offered.map(({ id, name }) => (
        <Button
          key={id}
          variant="secondary"
          size="lg"
          className="w-full"
          pending={leaving === id}
          disabled={leaving !== undefined}
          onClick={() => go(id)}
        >
          {leaving === id ? null : <ProviderLogo provider={id} />} Continue with {name}
        </Button>
      ))}
    </div>
  );
}
