"use client";

import { X } from "lucide-react";
import { SayDialog } from "@/app/_ui/form/asking/say-dialog";
import { cancelBookingAction } from "./actions";

/** The question before a host calls a booking off. */
export function CancelBooking({ id, guest }: { id: string; guest: string }) {
  return (
    <SayDialog
      which={{ id }}
      action={cancelBookingAction}
      verb="Cancel"
      label={`Cancel the booking of ${guest}`}
      icon={X}
      title={`Cancel the booking of ${guest}?`}
      description="They are told by mail and can choose another time. The slot is free again."
      fields={[{ name: "note", label: `A note to ${guest}`, max: 1_000, rows: 3, optional: true }]}
      send="Cancel the booking"
      done="Canceled: the guest is told by mail"
      look="danger"
      size="sm"
    />
  );
}
