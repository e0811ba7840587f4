/**
 * The input and the reply of each endpoint that a client may call, such as `StorefrontContract`.
 */
export type AnyContract = Record<string, { input: object; reply: unknown }>;

export type EndpointOf<Contract> = keyof Contract & string;

/** The input of a call; optional when the endpoint requires none. */
export type InputArgumentsOf<
  Contract extends AnyContract,
  E extends EndpointOf<Contract>,
  Rest extends unknown[] = [],
> =
  Record<never, never> extends Contract[E]["input"]
    ? [input?: Contract[E]["input"], ...Rest]
    : [input: Contract[E]["input"], ...Rest];

/** Calls an endpoint and resolves to its reply; rejects with `ApiError`. */
export type CallOf<Contract extends AnyContract> = <E extends EndpointOf<Contract>>(
  endpoint: E,
  ...input: InputArgumentsOf<Contract, E>
) => Promise<Contract[E]["reply"]>;
