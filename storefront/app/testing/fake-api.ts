import { fakeServer, pathPattern } from "@errand/core/testing-server";
import type { Call, Endpoint, Reply } from "../api/api-request.ts";

type FakeValues = Record<string, unknown>;

type FakeReply<E extends Endpoint> = Reply<E> | Response;

/** The reply of each endpoint; a `Response` for an error. */
export type FakeReplies = {
  [E in Endpoint]?: (input: FakeValues, headers: Headers) => FakeReply<E> | Promise<FakeReply<E>>;
};

export interface RecordedCall {
  endpoint: string;
  input: FakeValues;
  headers: Headers;
}

/**
 * Replaces the server; returns the recorded calls. A call of an endpoint without a reply is an
 * error.
 */
export function fakeApi(replies: FakeReplies): RecordedCall[] {
  const calls: RecordedCall[] = [];
  fakeServer(async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const endpoint = `${request.method} ${pathname.replace("/api/v1", "")}`;
    const input: FakeValues = {
      ...Object.fromEntries(searchParams),
      ...(await valuesOf(request)),
    };
    calls.push({ endpoint, input, headers: request.headers });
    const replyOf = replyTo(endpoint, replies);
    if (!replyOf) throw new Error(`There is no reply for ${endpoint}.`);
    const reply = await replyOf.reply({ ...input, ...replyOf.path }, request.headers);
    return reply instanceof Response ? reply : Response.json(reply);
  });
  return calls;
}

async function valuesOf(request: Request): Promise<FakeValues> {
  if (!request.body) return {};
  const isForm = request.headers.get("content-type")?.startsWith("multipart/form-data");
  return isForm ? Object.fromEntries(await request.formData()) : request.json();
}

interface FoundReply {
  reply: (input: FakeValues, headers: Headers) => unknown;
  /** The values of the path. */
  path: FakeValues;
}

/** The reply for an endpoint; `{id}` in its name matches any value. */
function replyTo(requested: string, replies: FakeReplies): FoundReply | null {
  for (const [endpoint, reply] of Object.entries(replies)) {
    const match = pathPattern(endpoint).exec(requested);
    if (match) return { reply, path: { ...match.groups } };
  }
  return null;
}

/** Replaces the `call` of a loader; a test returns only the part of a reply that it needs. */
export function testCall(reply: (endpoint: string, input: FakeValues) => unknown): Call {
  return (async (endpoint: string, input: FakeValues = {}) => reply(endpoint, input)) as Call;
}

/** An error response of the server. */
export function errorReply(
  status: number,
  code: string,
  message: string,
  field?: string,
  data?: object,
): Response {
  return Response.json({ errors: [{ code, message, field, data }] }, { status });
}
