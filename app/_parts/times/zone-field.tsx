"use client";

import { useId, useState } from "react";
import { isComposing } from "@/app/_ui/controls/composing";
import { Input } from "@/app/_ui/controls/input";
import { Field } from "@/app/_ui/form/field";
import { useHere } from "@/app/_ui/time/use-here";
import { zoneNamed } from "./days";

type ZoneFieldProps = { zone: string; choose: (zone: string) => void };

const plain = (zone: string) => zone.replaceAll("_", " ");

/** The reader's time zone, searched by name in the browser's own list: a city is enough. */
export function ZoneField({ zone, choose }: ZoneFieldProps) {
  const list = useId();
  const here = useHere();
  const [typed, setTyped] = useState<string>();
  const [unknown, setUnknown] = useState(false);
  const zones = here ? Intl.supportedValuesOf("timeZone") : [];
  const all = zones.includes(zone) ? zones : [zone, ...zones];
  const take = (named: string | undefined) => {
    if (!named) return setUnknown(true);
    setTyped(undefined);
    setUnknown(false);
    choose(named);
  };
  const change = (text: string) => {
    const named = all.find((name) => plain(name) === text);
    setUnknown(false);
    if (named) take(named);
    else setTyped(text);
  };
  const settle = () => (typed === undefined ? undefined : take(zoneNamed(typed, all)));
  return (
    <div className="max-w-sm">
      <Field label="Your time zone" {...(unknown && { error: "Choose a zone from the list, such as Asia/Tokyo" })}>
        <Input
          list={list}
          value={typed ?? plain(zone)}
          onChange={(event) => change(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={settle}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || isComposing(event)) return;
            event.preventDefault();
            settle();
          }}
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
        />
      </Field>
      <datalist id={list}>
        {zones.map((name) => (
          <option key={name} value={plain(name)} />
        ))}
      </datalist>
    </div>
  );
}
