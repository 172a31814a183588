"use client";

import { Archive, ArrowDown, ArrowUp } from "lucide-react";
import { startTransition, useOptimistic, useRef, useState } from "react";
import { Button } from "@/app/_ui/controls/button";
import { toast } from "@/app/_ui/feedback/toast";
import { useActionForm } from "@/app/_ui/form/use-action-form";
import { useRefusalToast } from "@/app/_ui/form/use-refusal-toast";
import { withSuccess } from "@/app/_ui/form/with-success";
import type { ProductView } from "@/lib/contracts/trade/products";
import { archiveProductAction, reorderProductsAction } from "./actions";
import { ProductLine } from "./product-line";

const save = withSuccess(reorderProductsAction, () => {});

/** The products on sale. A move is shown at once and taken back when the server refuses; the focus stays with what moved. */
export function SortableProducts({ products }: { products: ProductView[] }) {
  const [shown, show] = useOptimistic(products);
  const [said, say] = useState("");
  const list = useRef<HTMLUListElement>(null);
  const move = (from: number, by: -1 | 1) =>
    startTransition(async () => {
      const next = moved(shown, from, by);
      show(next);
      const name = shown[from]?.name;
      say(`${name} is now ${from + by + 1} of ${next.length}`);
      requestAnimationFrame(() => focusMover(list.current, from + by, by));
      const form = new FormData();
      for (const product of next) form.append("ids[]", product.id);
      const answer = await save({ status: "idle" }, form);
      if (answer.status === "error") toast.error(answer.message);
    });
  return (
    <>
      <ul ref={list} className="divide-y divide-border rounded-md border border-border bg-card shadow-sm">
        {shown.map((product, i) => (
          <li key={product.id}>
            <ProductLine
              product={product}
              before={
                shown.length > 1 ? (
                  <Mover name={product.name} first={i === 0} last={i === shown.length - 1} move={(by) => move(i, by)} />
                ) : null
              }
              actions={<ArchiveProduct product={product} />}
            />
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

const archive = withSuccess(archiveProductAction, ({ name }) => {
  toast.success(`“${name}” is off sale. It is under Archived.`);
});

function ArchiveProduct({ product }: { product: ProductView }) {
  const { state, pending, formProps } = useActionForm(archive);
  useRefusalToast(state);
  return (
    <form {...formProps} aria-label={`Archive ${product.name}`}>
      <input type="hidden" name="id" value={product.id} />
      <Button type="submit" size="sm" variant="ghost" className="px-2" pending={pending}>
        <Archive aria-hidden />
        <span className="sr-only lg:not-sr-only">Archive</span>
        <span className="sr-only">{product.name}</span>
      </Button>
    </form>
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
