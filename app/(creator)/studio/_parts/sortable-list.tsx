"use client";

import { ArrowDown, ArrowUp } from "lucide-react";
import { type ReactNode, startTransition, useOptimistic, useState } from "react";
import { toast } from "@/app/_ui/feedback/toast";
import { useListFocus } from "@/app/_ui/form/hooks/use-list-focus";
import { withSuccess } from "@/app/_ui/form/hooks/with-success";
import type { FormAction } from "@/lib/transports/actions/action";

type SortableListProps<T> = {
  items: T[];
  nameOf: (item: T) => string;
  /** Is sent every id, in the new order, as `ids[]`. */
  save: FormAction<null>;
  /** One row; `mover` moves it, and is null while there is nothing to sort. */
  line: (item: T, mover: ReactNode) => ReactNode;
};

/** Rows in an order of one's own. A move is shown at once and taken back when the server refuses; the focus stays with what moved, and goes on from what left. */
export function SortableList<T extends { id: string }>({ items, nameOf, save, line }: SortableListProps<T>) {
  const [shown, show] = useOptimistic(items);
  const [said, say] = useState("");
  const list = useListFocus<HTMLUListElement>(items.length, "li", items.map(({ id }) => id).join());
  const move = (from: number, by: -1 | 1) =>
    startTransition(async () => {
      const next = moved(shown, from, by);
      show(next);
      const item = shown[from];
      if (item) say(`${nameOf(item)} is now ${from + by + 1} of ${next.length}`);
      requestAnimationFrame(() => focusMover(list.current, from + by, by));
      const form = new FormData();
      for (const { id } of next) form.append("ids[]", id);
      const answer = await withSuccess(save, () => {})({ status: "idle" }, form);
      if (answer.status === "error") toast.error(answer.message);
    });
  return (
    <>
      <ul ref={list} className="divide-y divide-border rounded-md border border-border bg-card shadow-sm">
        {shown.map((item, i) => (
          <li key={item.id}>
            {line(
              item,
              shown.length > 1 ? (
                <Mover name={nameOf(item)} first={i === 0} last={i === shown.length - 1} move={(by) => move(i, by)} />
              ) : null,
            )}
          </li>
        ))}
      </ul>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </>
  );
}

type MoverProps = { name: string; first: boolean; last: boolean; move: (by: -1 | 1) => void };

function Mover({ name, first, last, move }: MoverProps) {
  const button =
    "grid h-6 w-8 place-items-center rounded-sm text-muted-foreground hover:bg-muted hover:text-foreground aria-disabled:opacity-30 [&_svg]:size-4";
  return (
    <div className="grid">
      <button type="button" aria-disabled={first || undefined} className={button} onClick={() => !first && move(-1)}>
        <ArrowUp aria-hidden />
        <span className="sr-only">Move {name} up</span>
      </button>
      <button type="button" aria-disabled={last || undefined} className={button} onClick={() => !last && move(1)}>
        <ArrowDown aria-hidden />
        <span className="sr-only">Move {name} down</span>
      </button>
    </div>
  );
}

function moved<T>(list: readonly T[], from: number, by: -1 | 1): T[] {
  const next = [...list];
  const [item] = next.splice(from, 1);
  if (item !== undefined) next.splice(from + by, 0, item);
  return next;
}

/** The same button of the row's new place, so that it can be pressed again. */
function focusMover(list: HTMLUListElement | null, row: number, by: -1 | 1): void {
  const buttons = list?.children[row]?.querySelectorAll<HTMLButtonElement>("button[type=button]");
  buttons?.[by === -1 ? 0 : 1]?.focus();
}
