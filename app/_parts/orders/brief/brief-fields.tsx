import type { ReactNode } from "react";
import { Textarea } from "@/app/_ui/controls/textarea";
import { Field } from "@/app/_ui/form/field";
import { answerTo } from "@/lib/contracts/trade/orders/answer-to";
import type { RequirementView } from "@/lib/contracts/trade/products/requirements";
import type { BriefState } from "./brief-state";
import { QuestionField } from "./question-field";

/** Of which question files are, null for none; what they are called, and what is wrong with them. */
export type FilesPlace = { question: string | null; of: string; label: string; error: string | undefined };

type BriefFieldsProps = {
  asked: readonly RequirementView[];
  state: BriefState;
  change: (next: (before: BriefState) => BriefState) => void;
  errorOf: (path: string) => string | undefined;
  /** How files are added; without it none can be, as before there is an order. */
  files?: (place: FilesPlace) => ReactNode;
  creator: string;
};

/** The questions of a product, those without an answer that is needed first, then free words and files. */
export function BriefFields({ asked, state, change, errorOf, files, creator }: BriefFieldsProps) {
  return (
    <>
      {asked.map((question) =>
        question.kind === "file" ? (
          files ? (
            <div key={question.id} className="grid grid-cols-[minmax(0,1fr)] gap-2">
              <p className="font-medium text-sm">
                {question.label}
                {question.required ? null : <span className="font-normal text-muted-foreground"> (optional)</span>}
              </p>
              {question.help ? <p className="text-muted-foreground text-sm">{question.help}</p> : null}
              {files({
                question: question.id,
                of: question.label,
                label: "Choose files",
                error: errorOf(`answers.${question.id}`),
              })}
            </div>
          ) : null
        ) : (
          <QuestionField
            key={question.id}
            question={question}
            value={answerTo(state.answers, question.id)}
            error={errorOf(`answers.${question.id}`)}
            change={(answer) =>
              change((before) => ({ ...before, answers: { ...before.answers, [question.id]: answer } }))
            }
          />
        ),
      )}
      <Field
        label={asked.length > 0 ? `Anything else ${creator} should know` : "What is it for, and what should it be?"}
        optional
        error={errorOf("brief")}
        hint="Markdown works: lists, links."
      >
        <Textarea
          rows={asked.length > 0 ? 3 : 5}
          maxLength={5_000}
          value={state.summary}
          onChange={(e) => {
            const { value } = e.target;
            change((before) => ({ ...before, summary: value }));
          }}
        />
      </Field>
      {files?.({ question: null, of: "the brief", label: "Add files", error: errorOf("attachments") })}
    </>
  );
}
