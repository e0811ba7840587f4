/** Values that are never personal: no paths, queries, texts or addresses of people. */
export type SpanAttributes = Record<string, string | number>;

/** How a span ended. */
export interface SpanEnd {
  /** When the name is only known now. */
  name?: string;
  attributes?: SpanAttributes;
  hasFailed?: boolean;
}

/** A part of the work for a request, with its time. */
export interface Span {
  /** Continues its trace elsewhere, such as in a job (https://www.w3.org/TR/trace-context). */
  readonly traceparent: string;
  /** Begins a call that this work waits for; `startedAt` is a time of `performance.now()`. */
  call(name: string, startedAt?: number): Span;
  end(end?: SpanEnd): void;
}

/** Records traces; there is none unless `OTEL_EXPORTER_OTLP_ENDPOINT` is set. */
export interface Tracer {
  /**
   * Begins the work for a request, or for a job; the trace goes on from `traceparent` where it is
   * valid.
   */
  start(name: string, kind: "request" | "job", traceparent: string | null | undefined): Span;
}
