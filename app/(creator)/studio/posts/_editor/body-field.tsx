"use client";

import { type ReactNode, useRef, useState, useTransition } from "react";
import { ChooseFiles, DropZone } from "@/app/_parts/media/pictures/drop-zone";
import { SendingList } from "@/app/_parts/media/pictures/sending-list";
import { useUploads } from "@/app/_parts/media/pictures/use-uploads";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/app/_ui/controls/tabs";
import { Textarea } from "@/app/_ui/controls/textarea";
import { Skeleton } from "@/app/_ui/feedback/skeleton";
import { Field } from "@/app/_ui/form/field";
import { FormAlert } from "@/app/_ui/form/form-alert";
import type { TellBusy } from "@/app/_ui/form/hooks/use-busy";
import { withSuccess } from "@/app/_ui/form/hooks/with-success";
import { previewPostAction } from "../actions";

const render = withSuccess(previewPostAction, () => {});

type BodyFieldProps = {
  start: string;
  error: string | undefined;
  /** Told while a picture is on its way. */
  busy: TellBusy;
};

/**
 * The post's text, with the pictures that are dropped, pasted or chosen, and as a second tab what it will look like. The text area
 * stays mounted, so that nothing typed is lost.
 */
export function BodyField({ start, error, busy }: BodyFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [tab, setTab] = useState("write");
  const [complaint, setComplaint] = useState(error);
  const [shown, show] = useState<ReactNode>(null);
  const [refusal, refuse] = useState<string | null>(null);
  const [pending, begin] = useTransition();
  // the text when pictures were chosen or pasted, or the last one was written into it
  const asItWas = useRef("");
  const { sending, send, retry, drop } = useUploads((picture, left) => {
    const text = area.current;
    if (!text) return;
    const goesOn = document.activeElement === text && text.value !== asItWas.current;
    insertPicture(text, picture.url, { last: left === 0, goesOn });
    // who wrote on is not moved by the pictures that follow either
    if (!goesOn) asItWas.current = text.value;
  }, busy);
  const add = (files: readonly File[]) => {
    asItWas.current = area.current?.value ?? "";
    void send(files);
  };
  if (error !== complaint) {
    setComplaint(error);
    // it stands at the text
    if (error) setTab("write");
  }
  const change = (next: string) => {
    setTab(next);
    if (next !== "preview") return;
    begin(async () => {
      const form = new FormData();
      form.set("body", area.current?.value ?? "");
      const answer = await render({ status: "idle" }, form);
      refuse(answer.status === "error" ? answer.message : null);
      show(answer.status === "ok" ? answer.data : null);
    });
  };
  return (
    <Tabs value={tab} onValueChange={change}>
      <TabsList aria-label="Write or preview" className="w-fit">
        <TabsTrigger value="write">Write</TabsTrigger>
        <TabsTrigger value="preview">Preview</TabsTrigger>
      </TabsList>
      <TabsContent value="write" forceMount hidden={tab !== "write"}>
        <DropZone add={add} className="grid gap-3">
          <Field
            label="Text"
            name="body"
            hideLabel
            error={error}
            hint="Markdown works: headings, lists, links, tables. Between the brackets of a picture, say what it shows."
          >
            <Textarea
              ref={area}
              defaultValue={start}
              rows={14}
              maxLength={100_000}
              className="max-h-[70dvh] font-mono sm:text-sm"
            />
          </Field>
          <SendingList sending={sending} retry={retry} drop={drop} />
          <ChooseFiles add={add} multiple className="py-2.5">
            Pictures: choose, drop or paste
          </ChooseFiles>
        </DropZone>
      </TabsContent>
      <TabsContent value="preview">
        <div aria-live="polite" aria-busy={pending} className="min-h-40 rounded-sm border border-border p-5">
          {pending ? (
            <Skeleton className="h-24" />
          ) : refusal ? (
            <FormAlert>{refusal}</FormAlert>
          ) : (
            (shown ?? <p className="text-muted-foreground">There is nothing to preview yet.</p>)
          )}
        </div>
      </TabsContent>
    </Tabs>
  );
}

/**
 * Writes a picture where the cursor is, in a paragraph of its own. Of the `last` one the cursor waits for what it shows, if nobody writes by
 * then. Who writes on in the text itself (`goesOn`) does so where they were, above the picture.
 */
function insertPicture(area: HTMLTextAreaElement, url: string, { last, goesOn }: { last: boolean; goesOn: boolean }) {
  const { value, selectionStart, selectionEnd } = area;
  const start = goesOn ? selectionEnd : selectionStart;
  const before = value.slice(0, start);
  const gap = before === "" || before.endsWith("\n\n") ? "" : before.endsWith("\n") ? "\n" : "\n\n";
  area.setRangeText(`${gap}![](${url})\n\n`, start, selectionEnd, "end");
  const brackets = start + gap.length + "![".length;
  if (goesOn) area.setSelectionRange(selectionStart, selectionEnd);
  else if (last) area.setSelectionRange(brackets, brackets);
  const at = document.activeElement;
  if (at === document.body || (at instanceof HTMLInputElement && at.type === "file")) area.focus();
  // the kept draft hears of what is typed alone
  area.dispatchEvent(new Event("input", { bubbles: true }));
}
