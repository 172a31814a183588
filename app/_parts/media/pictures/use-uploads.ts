"use client";

import { useState } from "react";
import { type TellBusy, useTellBusy } from "@/app/_ui/form/hooks/use-busy";
import type { MediaView } from "@/lib/contracts/values/media";
import { uploadPicture } from "./upload";

/** A picture on its way: the share that has gone, or why it was refused. */
export type Sending = { key: string; file: File; share: number; refused: string | null };

/**
 * Pictures that go up one after another. `done` is told of each that arrived, in order, and how many of its batch are still to come; a
 * refused one stays until it is tried again. `busy` is told while any is on its way: a form that is sent meanwhile would go without it.
 */
export function useUploads(done: (picture: MediaView, left: number) => void, busy?: TellBusy) {
  const [sending, setSending] = useState<Sending[]>([]);
  useTellBusy(
    sending.some(({ refused }) => !refused),
    busy,
  );
  const change = (key: string, part: Partial<Sending>) =>
    setSending((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const drop = (key: string) => setSending((all) => all.filter((one) => one.key !== key));

  const send = async (files: readonly File[]) => {
    const batch = files.map((file) => ({ key: crypto.randomUUID(), file, share: 0, refused: null }));
    setSending((before) => [...before, ...batch]);
    for (const [i, { key, file }] of batch.entries()) {
      const answer = await uploadPicture(file, (share) => change(key, { share }));
      if (typeof answer === "string") change(key, { refused: answer });
      else {
        drop(key);
        done(answer, batch.length - i - 1);
      }
    }
  };
  const retry = ({ key, file }: Sending) => {
    drop(key);
    void send([file]);
  };
  return { sending, send, retry, drop };
}
