import type { Call, Endpoint, Reply } from "../api/api-request.ts";
import { showToasts } from "../ui/toast.ts";
import { fakeServer, pathPattern } from "./fake-server.ts";

type Values = Record<string, unknown>;

type Answer<E extends Endpoint> = Reply<E> | Response;

/** What each endpoint answers; a `Response` where it refuses. */
export type FakeReplies = {
  [E in Endpoint]?: (input: Values, headers: Headers) => Answer<E> | Promise<Answer<E>>;
};

export interface RecordedCall {
  endpoint: string;
  input: Values;
  headers: Headers;
}

/** Stands in for the server; gives the list of what was asked. An endpoint without an answer is an error. */
export function fakeApi(answers: FakeReplies): RecordedCall[] {
  const asked: RecordedCall[] = [];
  fakeServer(async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const endpoint = `${request.method} ${pathname.replace("/api/v1", "")}`;
    const body = request.body ? await request.json() : {};
    const input: Values = { ...Object.fromEntries(searchParams), ...body };
    asked.push({ endpoint, input, headers: request.headers });
    const answer = replyTo(endpoint, answers);
    if (!answer) throw new Error(`Nobody answers ${endpoint}.`);
    const reply = await answer(input, request.headers);
    return reply instanceof Response ? reply : Response.json(reply);
  });
  return asked;
}

/** The answer by the endpoint's name; `{id}` in it stands for whatever was asked for. */
function replyTo(
  asked: string,
  answers: FakeReplies,
): ((input: Values, headers: Headers) => unknown) | undefined {
  const found = Object.entries(answers).find(([endpoint]) => pathPattern(endpoint).test(asked));
  return found?.[1];
}

/** Stands in for the `call` that a loader is handed; a test answers as much of a reply as it is about. */
export function testCall(answer: (endpoint: string, input: Values) => unknown): Call {
  return (async (endpoint: string, input: Values = {}) => answer(endpoint, input)) as Call;
}

/** A refusal as the server words it. */
export function errorReply(
  status: number,
  code: string,
  message: string,
  field?: string,
): Response {
  return Response.json({ errors: [{ code, message, field }] }, { status });
}

/** Collects what toasts would say. */
export function readToasts(): string[] {
  const texts: string[] = [];
  showToasts(({ text }) => texts.push(text));
  return texts;
}
