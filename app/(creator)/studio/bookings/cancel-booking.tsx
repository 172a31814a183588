"use client";

import { X } from "lucide-react";
import { AskFirst } from "@/app/_ui/form/asking/ask-first";
import { cancelBookingAction } from "./actions";

/** The question before a host calls a booking off. */
export function CancelBooking({ id, guest }: { id: string; guest: string }) {
  return (
    <AskFirst
      verb="Cancel"
      thing={`the booking of ${guest}`}
      icon={X}
      labelled
      id={id}
      action={cancelBookingAction}
      question={`Cancel the booking of ${guest}?`}
      consequence="They are told by mail and can choose another time. The slot is free again."
      yes="Cancel the booking"
      no="Keep it"
      done="Canceled: the guest is told by mail"
    />
  );
}
