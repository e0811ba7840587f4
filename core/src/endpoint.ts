import type * as z from "zod";
import type { ErrorKey } from "./errors.ts";
import type { Permission, StaffAudience, StaffKind } from "./principals.ts";

export type Method = "GET" | "POST" | "PUT" | "DELETE";
export type EndpointPath = `${Method} /${string}`;

/**
 * Who may call: anyone · a guest or a customer · a signed-in customer · staff with a session of one
 * audience, and with a permission when one is named (contract 6.1).
 */
export type Allowed = "anyone" | "shopper" | "customer" | StaffAllowed;

export interface StaffAllowed {
  staff: StaffAudience;
  /** One of the permissions of this staff. */
  permission?: Permission;
  /** The only kind of this staff, where others have the same permission. */
  kind?: StaffKind;
  /**
   * What the parameter `id` names. For anybody else's, the response is the 404 of an unknown one.
   */
  owns?: OwnedKind;
  /** Also answers sessions that have not set up their second step. */
  beforeSecondStep?: true;
}

/**
 * What belongs to a store, a courier or the zones of an operator. `job_offer`: an order without a
 * courier, which the first one to accept it gets. `wish`: every store near it can answer.
 * `campaign`: every store of its module can join.
 */
export type OwnedKind =
  | "order"
  | "job_offer"
  | "store"
  | "courier"
  | "item"
  | "trip"
  | "vehicle"
  | "review"
  | "wish"
  | "staff_member"
  | "staff_invitation"
  | "application"
  | "coupon"
  | "campaign"
  | "refund"
  | "driver"
  | "block"
  | "session"
  | "view"
  | "paper"
  | "shift"
  | "payout"
  | "customer";

export function isForStaff(allow: Allowed): allow is StaffAllowed {
  return typeof allow === "object";
}

/** Paths of signing in: their responses contain secrets and are never stored (contract 1.4). */
export function isAuthPath({ path }: Pick<Endpoint, "path">): boolean {
  return / (?:\/(?:store|courier|desk))?\/auth\//.test(path);
}

/** Whether an endpoint signs in: it ignores a token, even an invalid one (contract 1.2). */
export function ignoresToken({ allow, path }: Pick<Endpoint, "allow" | "path">): boolean {
  return allow === "anyone" && isAuthPath({ path });
}

/** Whether an endpoint changes something: the server answers it in a transaction. */
export function isWrite({ path, isRead = false }: Pick<Endpoint, "path" | "isRead">): boolean {
  return !path.startsWith("GET ") && !isRead;
}

/**
 * Whether a write can be repeated with an `Idempotency-Key`, whose response is stored (contract
 * 1.4).
 */
export function takesKey(endpoint: Pick<Endpoint, "path" | "isRead">): boolean {
  return isWrite(endpoint) && !isAuthPath(endpoint);
}

/**
 * Whether an endpoint answers while the shop is in maintenance: so that running orders end, and are
 * followed.
 */
export function answersInMaintenance({
  allow,
  path,
  inMaintenance = false,
}: Pick<Endpoint, "allow" | "path" | "inMaintenance">): boolean {
  return inMaintenance || isForStaff(allow) || / \/(?:store|courier|desk)\/auth\//.test(path);
}

/**
 * Whether the header `X-Preview` shows the response as it would be (contract 7.3): what anybody may
 * read of the shop.
 */
export function isPreviewable({
  allow,
  path,
  stream = false,
}: Pick<Endpoint, "allow" | "path" | "stream">): boolean {
  const isRead = path.startsWith("GET ") && path !== "GET /preview";
  return allow === "anyone" && isRead && !stream && !isAuthPath({ path });
}

/** The headers that an endpoint reads: the zones of the chosen location, the chosen module. */
export type Header = "zone" | "module";

/** Separate limits for endpoints that cost more than a usual call (contract 1.7). */
export type RateLimit = "maps" | "search" | "coupons";

/** One object of parameters, or several that the value of one parameter tells apart. */
export type InputSchema = z.ZodObject | z.ZodDiscriminatedUnion<readonly z.ZodObject[]>;

interface EndpointSpec<
  Input extends InputSchema,
  Reply extends z.ZodType,
  Allow extends Allowed,
  Needs extends Header,
> {
  /** One line for the API page. */
  about: string;
  allow: Allow;
  /** Required headers. */
  needs?: readonly Needs[];
  /** Optional headers. */
  reads?: readonly Header[];
  /**
   * Whether the response to this input does not depend on the visitor's position. It is then cached
   * once for all positions; otherwise once for each cell of 200 m.
   */
  ignoresPlace?(input: z.output<Input>): boolean;
  /**
   * Path, query and body parameters in one object. The server reads a guest's `guest_id`
   * separately.
   */
  input: Input;
  reply: Reply;
  /** Status of a successful response; 200 by default. With 204 there is no body. */
  status?: 200 | 201 | 204 | 302;
  /** Errors of this endpoint, in addition to those of every endpoint (contract 1.3). */
  errors: readonly ErrorKey[];
  /** Takes `multipart/form-data`, with files, as well as JSON. */
  form?: boolean;
  /** A write that requires an `Idempotency-Key`. */
  keyRequired?: boolean;
  /** A read that uses POST because it needs a body. */
  isRead?: boolean;
  /** A write by staff that the audit log omits: reports of a device, such as a position. */
  isUnaudited?: boolean;
  /** A DELETE that reads its parameters from the body, so that secrets are not in the URL. */
  takesBody?: boolean;
  /** A POST that also reads parameters from the query. */
  byQuery?: boolean;
  /** The handler reads the body itself, because its signature covers every byte. */
  rawBody?: boolean;
  /**
   * Also answers in maintenance: what following an order that runs needs. Endpoints of staff always
   * do.
   */
  inMaintenance?: boolean;
  /** A response to `anyone` that changes at any time, and so is never cached. */
  uncached?: boolean;
  /** Responds with Server-Sent Events; `reply` describes one event's data. */
  stream?: boolean;
  /** The type of a successful response that is not JSON. */
  mediaType?: "text/csv" | "text/plain";
  /** A type that `Accept` can ask for instead of JSON. */
  alternative?: "text/csv";
  /** A rate limit that applies to the caller in addition to the general one. */
  rateLimit?: RateLimit;
  /** How long a response to `anyone` may be cached, in seconds; 60 by default. */
  maxAge?(input: z.output<Input>): number;
}

export interface Endpoint<
  Path extends EndpointPath = EndpointPath,
  Input extends InputSchema = InputSchema,
  Reply extends z.ZodType = z.ZodType,
  Allow extends Allowed = Allowed,
  Needs extends Header = Header,
> extends EndpointSpec<Input, Reply, Allow, Needs> {
  path: Path;
}

/**
 * Defines one endpoint: its path below `/api/v1`, who may call it, its input and its response. The
 * server handles it (`serve`) and the browser calls it. The API page and the permission test are
 * generated from it.
 */
export function endpoint<
  const Path extends EndpointPath,
  Input extends InputSchema,
  Reply extends z.ZodType,
  const Allow extends Allowed,
  const Needs extends Header = never,
>(
  path: Path,
  spec: EndpointSpec<Input, Reply, Allow, Needs>,
): Endpoint<Path, Input, Reply, Allow, Needs> {
  return { path, ...spec };
}

/** The objects of parameters that an endpoint accepts, one of them at a time. */
export function variantsOf(input: InputSchema): readonly z.ZodObject[] {
  return "options" in input ? input.options : [input];
}

/** The name of every parameter, of any variant. */
export function parametersOf(input: InputSchema): string[] {
  return [...new Set(variantsOf(input).flatMap(({ shape }) => Object.keys(shape)))];
}

/** Whether parameters come in the body; those of GET and DELETE are in the query (contract 1.1). */
export function readsBody({ path, takesBody = false }: Pick<Endpoint, "path" | "takesBody">) {
  return takesBody || /^(POST|PUT) /.test(path);
}

/** For endpoints whose responses never depend on the position. */
export const anywhere = { ignoresPlace: () => true } as const;
