import { CalendarClock } from "lucide-react";
import { CalendarDay } from "@/app/_ui/time/calendar-day";
import type { AvailabilityView } from "@/lib/contracts/network/availability";

/** "Free from 5 Mar", for a card that has little room. */
export function FreeAgain({ availability: { next_free_on: day } }: { availability: AvailabilityView }) {
  if (!day) return "Takes no orders now";
  return (
    <span>
      Free from <CalendarDay day={day} form="monthDay" />
    </span>
  );
}

type ClosedNoteProps = { name: string; availability: AvailabilityView };

/** Says that a creator takes no orders now, and when again; nothing while they do. */
export function ClosedNote({ name, availability: { open, next_free_on: day } }: ClosedNoteProps) {
  if (open) return null;
  return (
    <p className="flex items-start gap-2.5 rounded-md bg-warning-tint px-4 py-3 text-warning-ink">
      <CalendarClock aria-hidden className="mt-1 size-4 shrink-0" />
      <span>
        {name}{" "}
        {day ? (
          <>
            takes new orders again from <CalendarDay day={day} form="longDay" />.
          </>
        ) : (
          "takes no new orders at the moment."
        )}{" "}
        You can ask a question meanwhile.
      </span>
    </p>
  );
}
