"use client";

import { ChevronLeft, ChevronRight } from "lucide-react";
import { useRouter } from "next/navigation";
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { cn } from "@/app/_ui/cn";
import { buttonVariants } from "@/app/_ui/controls/button-variants";
import { Link } from "@/app/_ui/controls/link";
import {
  addDays,
  addMonths,
  type DayName,
  dayText,
  type MonthName,
  monthOf,
  monthText,
  placeInWeek,
  weekStart,
  weeksOf,
} from "./days";

/** The month that is shown, and where the ones around it are; null where nothing can be booked. */
export type Months = { month: MonthName; before: string | null; after: string | null };

type MonthGridProps = {
  months: Months;
  locale: string;
  /** How many times are free on each day that has any. */
  free: ReadonlyMap<DayName, readonly unknown[]>;
  chosen: DayName | undefined;
  /** The day that the tab key comes to. */
  current: DayName;
  move: (day: DayName) => void;
  choose: (day: DayName) => void;
};

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** A month as a grid: the arrows go from day to day, Home and End within a week, Page Up and Down from month to month. */
export function MonthGrid({ months, locale, free, chosen, current, move, choose }: MonthGridProps) {
  const { month, before, after } = months;
  const router = useRouter();
  const start = weekStart(locale);
  const grid = useRef<HTMLTableElement>(null);
  // the day that the focus goes to, as soon as its month is there
  const follows = useRef<DayName>(undefined);
  useEffect(() => {
    const day = follows.current && grid.current?.querySelector<HTMLElement>(`[data-day="${follows.current}"]`);
    if (!day) return;
    follows.current = undefined;
    day.focus();
  });
  const go = (day: DayName) => {
    const way = monthOf(day) < month ? before : monthOf(day) > month ? after : undefined;
    if (way === null) return;
    follows.current = day;
    move(day);
    if (way) router.push(way, { scroll: false });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const day = targetOf(event.key, current, start);
    if (!day) return;
    event.preventDefault();
    go(day);
  };
  return (
    <div className="grid content-start gap-3">
      <div className="flex items-center justify-between gap-2">
        <h2 id="month" aria-live="polite" className="font-semibold text-lg">
          {monthText(month, locale)}
        </h2>
        <nav aria-label="Months" className="flex gap-1">
          <MonthLink href={before} label="Previous month" icon={<ChevronLeft aria-hidden />} />
          <MonthLink href={after} label="Next month" icon={<ChevronRight aria-hidden />} />
        </nav>
      </div>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a calendar, whose cells are walked with the arrows
        role="grid"
        aria-labelledby="month"
        className="w-full table-fixed border-separate border-spacing-1"
      >
        <thead>
          <tr>
            {weekFrom(start).map((day) => (
              <th
                key={day}
                scope="col"
                abbr={weekdayName(day, locale, "long")}
                className="pb-1 font-normal text-muted-foreground text-sm"
              >
                {weekdayName(day, locale, "short")}
              </th>
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={onKeyDown}>
          {weeksOf(month, start).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, n) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: places of a week
                <td key={n} className="p-0">
                  {day ? (
                    <Day
                      day={day}
                      count={free.get(day)?.length ?? 0}
                      label={dayText(day, locale)}
                      chosen={day === chosen}
                      tabIndex={day === current ? 0 : -1}
                      choose={() => choose(day)}
                    />
                  ) : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Any week that begins with that weekday. */
const weekFrom = (start: number) => Array.from({ length: 7 }, (_, n) => addDays("2026-05-31", start + n));

const weekdayName = (day: DayName, locale: string, weekday: "long" | "short") =>
  new Intl.DateTimeFormat(locale, { weekday, timeZone: "UTC" }).format(Date.parse(`${day}T12:00:00Z`));

/** Where a key leads from a day. */
function targetOf(key: string, day: DayName, start: number): DayName | undefined {
  const step = STEPS[key];
  if (step) return addDays(day, step);
  const place = placeInWeek(day, start);
  if (key === "Home") return addDays(day, -place);
  if (key === "End") return addDays(day, 6 - place);
  if (key !== "PageUp" && key !== "PageDown") return undefined;
  const month = addMonths(monthOf(day), key === "PageUp" ? -1 : 1);
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const same = `${month}-${day.slice(8)}`;
  return same > last ? last : same;
}

type DayProps = {
  day: DayName;
  count: number;
  label: string;
  chosen: boolean;
  tabIndex: number;
  choose: () => void;
};

function Day({ day, count, label, chosen, tabIndex, choose }: DayProps) {
  const said = count === 0 ? "nothing free" : count === 1 ? "1 time free" : `${count} times free`;
  return (
    <button
      type="button"
      data-day={day}
      tabIndex={tabIndex}
      aria-disabled={count === 0 || undefined}
      aria-label={`${label}, ${said}`}
      aria-pressed={chosen}
      onClick={count > 0 ? choose : undefined}
      className={cn(
        "relative grid h-11 w-full place-items-center rounded-sm tabular-nums transition-colors",
        count === 0 && "cursor-default text-muted-foreground",
        count > 0 && "bg-primary-tint font-semibold text-primary-ink hover:bg-primary hover:text-primary-foreground",
        chosen && "bg-primary text-primary-foreground",
      )}
    >
      {Number(day.slice(8))}
      {count > 0 ? <span aria-hidden className="absolute bottom-1 size-1 rounded-full bg-current" /> : null}
    </button>
  );
}

function MonthLink({ href, label, icon }: { href: string | null; label: string; icon: ReactNode }) {
  const look = buttonVariants({ variant: "secondary", size: "icon-sm" });
  return href ? (
    <Link href={href} scroll={false} aria-label={label} className={look}>
      {icon}
    </Link>
  ) : (
    <span aria-hidden className={cn(look, "opacity-40")}>
      {icon}
    </span>
  );
}
