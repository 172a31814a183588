import { ArrowDown, ArrowUp, GripVertical, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "@/app/_ui/controls/button";
import { Checkbox } from "@/app/_ui/controls/checkbox";
import { Input } from "@/app/_ui/controls/input";
import { Select } from "@/app/_ui/controls/select";
import { Textarea } from "@/app/_ui/controls/textarea";
import { Field } from "@/app/_ui/form/field";
import type { ErrorOf } from "@/app/_ui/form/hooks/complaints";
import { useListFocus } from "@/app/_ui/form/hooks/use-list-focus";
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from "@/app/_ui/looks/card";
import { isChoice, MAX_REQUIREMENTS } from "@/lib/contracts/trade/products/requirement-kinds";
import { questionsOf, REQUIREMENT_TEMPLATES } from "@/lib/contracts/trade/products/requirement-templates";
import type { RequirementView } from "@/lib/contracts/trade/products/requirements";
import type { QuestionDraft } from "./draft";

const KINDS: Record<RequirementView["kind"], string> = {
  text: "One line",
  long_text: "Several lines",
  choice: "One of a list",
  multi_choice: "Several of a list",
  date: "A date",
  file: "Files",
  url: "A link",
};

type RequirementFieldsProps = {
  value: QuestionDraft[];
  change: (value: QuestionDraft[]) => void;
  errorOf: ErrorOf;
};

/** What everyone who orders is asked: dragged into order, or moved with the arrows. */
export function RequirementFields({ value, change, errorOf }: RequirementFieldsProps) {
  const [dragged, setDragged] = useState<number | null>(null);
  const [said, say] = useState("");
  const list = useListFocus<HTMLDivElement>(value.length, "fieldset");
  const move = (from: number, to: number) => {
    const item = value[from];
    if (!item || to < 0 || to >= value.length || from === to) return;
    change(value.toSpliced(from, 1).toSpliced(to, 0, item));
    say(`Question ${from + 1} is now ${to + 1} of ${value.length}`);
  };
  const add = (questions: Omit<RequirementView, "id">[]) => {
    const room = MAX_REQUIREMENTS - value.length;
    const drafts = questions.slice(0, room).map((question) => ({
      ...question,
      options: question.options.join("\n"),
      key: crypto.randomUUID(),
    }));
    change([...value, ...drafts]);
  };
  return (
    <Card>
      <CardHeader>
        <CardTitle>What you need to know</CardTitle>
        <CardDescription>
          Up to ten questions for everyone who orders. Your delivery time starts when those that you need are answered.
        </CardDescription>
      </CardHeader>
      <CardContent ref={list} className="grid gap-4">
        <ol className="grid gap-4 empty:hidden">
          {value.map((question, i) => (
            <li
              key={question.key}
              onDragOver={(event) => event.preventDefault()}
              onDrop={() => {
                if (dragged !== null) move(dragged, i);
                setDragged(null);
              }}
              className={`grid grid-cols-[auto_minmax(0,1fr)] gap-3 rounded-md border border-border p-4 ${dragged === i ? "opacity-50" : ""}`}
            >
              <Movers
                n={i + 1}
                last={i === value.length - 1}
                move={(by) => move(i, i + by)}
                grab={() => setDragged(i)}
                drop={() => setDragged(null)}
              />
              <OneQuestion
                question={question}
                n={i + 1}
                path={`requirements.${i}.`}
                change={(next) => change(value.with(i, next))}
                remove={() => change(value.toSpliced(i, 1))}
                errorOf={errorOf}
              />
            </li>
          ))}
        </ol>
        <p aria-live="polite" className="sr-only">
          {said}
        </p>
        {value.length < MAX_REQUIREMENTS ? (
          <div className="flex flex-wrap items-end gap-3">
            <Button
              variant="secondary"
              onClick={() => add([{ label: "", help: "", kind: "text", options: [], required: true }])}
            >
              <Plus aria-hidden /> Add a question
            </Button>
            <Field label="Start from what the trade asks" hideLabel className="w-64">
              <Select
                value=""
                onChange={(event) => {
                  const template = REQUIREMENT_TEMPLATES.find(({ slug }) => slug === event.target.value);
                  if (template) add(questionsOf(template));
                }}
              >
                <option value="">Start from a template…</option>
                {REQUIREMENT_TEMPLATES.map(({ slug, name }) => (
                  <option key={slug} value={slug}>
                    {name}
                  </option>
                ))}
              </Select>
            </Field>
          </div>
        ) : null}
      </CardContent>
    </Card>
  );
}

type MoversProps = { n: number; last: boolean; move: (by: -1 | 1) => void; grab: () => void; drop: () => void };

function Movers({ n, last, move, grab, drop }: MoversProps) {
  const button =
    "grid h-6 w-7 place-items-center rounded-sm text-muted-foreground hover:bg-muted hover:text-foreground aria-disabled:opacity-30 [&_svg]:size-4";
  return (
    <div className="grid content-start justify-items-center">
      <button type="button" aria-disabled={n === 1 || undefined} className={button} onClick={() => n > 1 && move(-1)}>
        <ArrowUp aria-hidden />
        <span className="sr-only">Move question {n} up</span>
      </button>
      <span
        aria-hidden
        draggable
        onDragStart={grab}
        onDragEnd={drop}
        className="grid h-7 w-7 cursor-grab place-items-center text-muted-foreground"
      >
        <GripVertical className="size-4" />
      </span>
      <button type="button" aria-disabled={last || undefined} className={button} onClick={() => !last && move(1)}>
        <ArrowDown aria-hidden />
        <span className="sr-only">Move question {n} down</span>
      </button>
    </div>
  );
}

type OneQuestionProps = {
  question: QuestionDraft;
  n: number;
  path: string;
  change: (question: QuestionDraft) => void;
  remove: () => void;
  errorOf: ErrorOf;
};

function OneQuestion({ question, n, path, change, remove, errorOf }: OneQuestionProps) {
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)_auto] gap-4 sm:grid-cols-[minmax(0,1fr)_11rem_auto]">
      <legend className="sr-only">Question {n}</legend>
      <Field label="Question" className="max-sm:col-span-2" error={errorOf(`${path}label`)}>
        <Input
          value={question.label}
          maxLength={200}
          onChange={(e) => change({ ...question, label: e.target.value })}
        />
      </Field>
      <Field label="Answered with" error={errorOf(`${path}kind`)}>
        <Select
          value={question.kind}
          onChange={(e) => change({ ...question, kind: e.target.value as RequirementView["kind"] })}
        >
          {Object.entries(KINDS).map(([kind, name]) => (
            <option key={kind} value={kind}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Button variant="ghost" size="icon" className="mt-[26px] text-danger-ink hover:bg-danger-tint" onClick={remove}>
        <Trash2 aria-hidden />
        <span className="sr-only">Remove question {n}</span>
      </Button>
      {isChoice(question.kind) ? (
        <Field label="Options, one per line" className="col-span-full" error={errorOf(`${path}options`)}>
          <Textarea
            rows={3}
            maxLength={1_300}
            value={question.options}
            onChange={(e) => change({ ...question, options: e.target.value })}
          />
        </Field>
      ) : null}
      <Field label="Help" optional className="col-span-full" error={errorOf(`${path}help`)}>
        <Input value={question.help} maxLength={300} onChange={(e) => change({ ...question, help: e.target.value })} />
      </Field>
      <label className="col-span-full flex w-fit items-center gap-2.5" htmlFor={`required-${question.key}`}>
        <Checkbox
          id={`required-${question.key}`}
          checked={question.required}
          onChange={(e) => change({ ...question, required: e.target.checked })}
        />
        <span>I cannot begin without it</span>
      </label>
    </fieldset>
  );
}
