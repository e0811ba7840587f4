import type { Staff } from "./caller.ts";

type AuditValue = string | number | boolean | null | AuditValue[] | { [name: string]: AuditValue };

/** What is stored of a changed thing; never a password, token or code. */
export type AuditFacts = Record<string, AuditValue>;

/** What a handler states about its change: `subject` is the kind and id, such as `order:100012`. */
export interface AuditedChange {
  subject: string;
  before?: AuditFacts;
  after?: AuditFacts;
}

/** One entry of the audit log: who, what, when, from where (contract 6.1). */
export interface AuditRecord extends AuditedChange {
  staff: Pick<Staff, "staffId" | "kind" | "name">;
  /** The path of the endpoint. */
  action: string;
  /** The network address of the caller. */
  address: string;
  at: Date;
}

/** A colleague who has just changed something, from the audit log. */
export interface RecentActor {
  staffId: number;
  name: string;
  at: Date;
}
