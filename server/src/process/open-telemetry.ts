import {
  type Context,
  DiagLogLevel,
  diag,
  isSpanContextValid,
  type Span as OpenSpan,
  type Tracer as OpenTracer,
  ROOT_CONTEXT,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { defaultResource, resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import type { Log } from "./log.ts";
import type { TracingSettings } from "./settings.ts";
import type { Span, Tracer } from "./trace.ts";

/** A collector that does not answer delays the end of the process no longer than this. */
const closeTimeoutMs = 3_000;
/** A collector that is down for hours would fill the log. */
const warningIntervalMs = 60_000;

/**
 * Records traces with OpenTelemetry and sends them as OTLP over HTTP (JSON). Loaded only when an
 * endpoint is set, because the SDK takes memory. Headers of the collector are read from
 * `OTEL_EXPORTER_OTLP_HEADERS` by the exporter.
 */
export function createTracer(
  { endpoint, serviceName, share }: TracingSettings,
  log: Log,
): { tracer: Tracer; close(): Promise<void> } {
  warnOfProblems(log);
  const provider = new TracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ "service.name": serviceName })),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }) }),
    ],
  });
  const open = provider.getTracer("errand");
  return {
    tracer: {
      start(name, kind, traceparent) {
        const spanKind = kind === "request" ? SpanKind.SERVER : SpanKind.CONSUMER;
        return toSpan(open, open.startSpan(name, { kind: spanKind }, toTraceContext(traceparent)));
      },
    },
    async close() {
      const late = new Promise((resolve) => setTimeout(resolve, closeTimeoutMs).unref());
      await Promise.race([provider.shutdown().catch(() => {}), late]);
    },
  };
}

function toSpan(tracer: OpenTracer, span: OpenSpan): Span {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return {
    traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, "0")}`,
    call(name, startTime) {
      const options = { kind: SpanKind.CLIENT, ...(startTime !== undefined && { startTime }) };
      return toSpan(tracer, tracer.startSpan(name, options, trace.setSpan(ROOT_CONTEXT, span)));
    },
    end({ name, attributes, hasFailed } = {}) {
      if (name) span.updateName(name);
      if (attributes) span.setAttributes(attributes);
      if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

/** The context that a `traceparent` names; an own trace begins where it is missing or malformed. */
function toTraceContext(traceparent: string | null | undefined): Context {
  const form = /^(?!ff)[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(?:-|$)/;
  const [, traceId = "", spanId = "", flags = ""] = form.exec(traceparent ?? "") ?? [];
  const parent: SpanContext = {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags, 16) & 1,
    isRemote: true,
  };
  return isSpanContextValid(parent) ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
}

function warnOfProblems(log: Log) {
  let last = Number.NEGATIVE_INFINITY;
  const warn = (reason: string) => {
    const now = performance.now();
    if (now - last < warningIntervalMs) return;
    last = now;
    log.warn({ reason }, "traces cannot be exported");
  };
  const quiet = () => {};
  const logger = { error: warn, warn, info: quiet, debug: quiet, verbose: quiet };
  diag.setLogger(logger, { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true });
}
