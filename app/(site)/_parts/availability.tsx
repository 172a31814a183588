import { CalendarClock } from "lucide-react";
import type { AvailabilityView } from "@/lib/contracts/network/availability";
import { shortDay } from "@/lib/core/values/formats";
import { whenFree } from "@/lib/domain/people/availability/view";

/** "Free from 5 Mar", for a card that has little room. */
export function freeAgain({ next_free_on: day }: AvailabilityView): string {
  return day ? `Free from ${shortDay.format(new Date(day))}` : "Takes no orders now";
}

type ClosedNoteProps = { name: string; availability: AvailabilityView };

/** Says that a creator takes no orders now, and when again; nothing while they do. */
export function ClosedNote({ name, availability }: ClosedNoteProps) {
  if (availability.open) return null;
  return (
    <p className="flex items-start gap-2.5 rounded-md bg-warning-tint px-4 py-3 text-warning-ink">
      <CalendarClock aria-hidden className="mt-1 size-4 shrink-0" />
      <span>{whenFree(name, availability)} You can ask a question meanwhile.</span>
    </p>
  );
}
