import type { ReactNode } from "react";
import { JumpToConversation } from "./jump";

type WorkroomProps = {
  next: ReactNode;
  /** None before the order is paid. */
  conversation: ReactNode | null;
  unread: number;
  /** What else belongs to the order, in the order in which a phone shows it. */
  children: ReactNode;
};

/**
 * The workroom of an order, alike for both sides: the next step on top, the conversation next to the work on wide screens, directly
 * under the next step on a phone and one thumb away from everywhere.
 */
export function Workroom({ next, conversation, unread, children }: WorkroomProps) {
  if (!conversation)
    return (
      <div className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-8">
        {next}
        {children}
      </div>
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-8 pb-16 xl:grid-cols-[minmax(0,1fr)_24rem] xl:grid-rows-[auto_1fr] xl:pb-0">
      {next}
      <div id="conversation" className="scroll-mt-20 xl:sticky xl:top-20 xl:col-start-2 xl:row-span-2 xl:row-start-1">
        {conversation}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">{children}</div>
      <JumpToConversation unread={unread} />
    </div>
  );
}
