import type { ApiContract } from "@errand/core/contract";
import type { ErrorResponse } from "@errand/core/errors";
import type { StaffAudience } from "@errand/core/principals";
import type { ComposedApi } from "@errand/server/services";
import { findStaffByContact, openStaffSession } from "@errand/server/staff/staff.data";
import { type DeskAccount, staffEmail } from "../content/staff.ts";
import { simulatorNetwork } from "./find-people.ts";

type Path = keyof ApiContract;

/** A member of the staff of the demo town, who calls the API as a person's client does. */
export interface StaffClient {
  /** Signs in for the first call of an endpoint for staff. Throws `CallError`. */
  call<P extends Path>(path: P, input: ApiContract[P]["input"]): Promise<ApiContract[P]["reply"]>;
}

/** The API refused a call. */
export class CallError extends Error {
  override name = "CallError";
  readonly status: number;

  constructor(path: string, status: number, errors: ErrorResponse[]) {
    super(`${path}: ${status} ${errors.map(({ code }) => code).join(", ")}`);
    this.status = status;
  }
}

/**
 * Keeps one session for an account of the demo. It opens without a code, because each code is
 * accepted once: a person may sign in to the same account at the same moment. Each account calls
 * from an address of its own, because rate limits by address are for people who share one, not for
 * a whole town.
 */
export function createStaffClient(
  api: Pick<ComposedApi, "app" | "db">,
  audience: StaffAudience,
  id: number | DeskAccount | null,
): StaffClient {
  const email = staffEmail(audience, id);
  let session: Promise<string> | null = null;

  async function signIn(): Promise<string> {
    const member = await findStaffByContact(api.db, audience, { field: "email", value: email });
    if (!member) throw new CallError(email, 401, []);
    const device = { network: simulatorNetwork, userAgent: "Errand demo" };
    return openStaffSession(api.db, member.id, { hasSecondStep: true, ...device });
  }

  return {
    async call(path, input) {
      // The storefront is public, and refuses the tokens of staff.
      if (!isForStaff(path, audience)) return send(api, email, null, path, input);
      session ??= signIn();
      const token = await session.catch((error) => {
        session = null;
        throw error;
      });
      return send(api, email, token, path, input).catch((error) => {
        if (error instanceof CallError && error.status === 401) session = null;
        throw error;
      });
    },
  };
}

/** Those of a rental provider belong to the audience of the stores. */
function isForStaff(path: Path, audience: StaffAudience): boolean {
  return path.includes(` /${audience}/`) || (audience === "store" && path.includes(" /provider/"));
}

async function send<P extends Path>(
  { app }: Pick<ComposedApi, "app">,
  address: string,
  token: string | null,
  path: P,
  input: ApiContract[P]["input"],
): Promise<ApiContract[P]["reply"]> {
  const [method = "", template = ""] = path.split(" ");
  const { id, ...rest } = input as Record<string, unknown>;
  const url = new URL(`http://demo.invalid/api/v1${template.replace("{id}", String(id))}`);
  const isRead = method === "GET";
  if (isRead) {
    for (const [name, value] of Object.entries(rest)) url.searchParams.set(name, String(value));
  }
  const hasFile = Object.values(rest).some((value) => value instanceof File);
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(!isRead && !hasFile && { "content-type": "application/json" }),
    ...(!isRead && token && { "idempotency-key": crypto.randomUUID() }),
  };
  const body = hasFile ? toForm(rest) : JSON.stringify(rest);
  const request = new Request(url, { method, headers, ...(!isRead && { body }) });
  const response = await app.fetch(request, { address });
  const text = await response.text();
  const reply = text === "" ? null : JSON.parse(text);
  if (!response.ok) throw new CallError(path, response.status, reply?.errors ?? []);
  return reply;
}

/** Files are sent in forms. */
function toForm(input: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(input)) {
    if (value !== undefined) form.append(name, value instanceof File ? value : String(value));
  }
  return form;
}
