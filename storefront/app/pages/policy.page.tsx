import { dateFormat } from "@errand/core/formats";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { data } from "react-router";
import { PageHead } from "../rendering/page-head.tsx";
import { callContext } from "../rendering/server-context.ts";
import type { Route } from "./+types/policy.page";
import { Markdown } from "./markdown.tsx";

/** The endpoint of each page that the shop writes itself. */
const endpoints = {
  "/terms-and-conditions": "GET /terms-and-conditions",
  "/privacy-policy": "GET /privacy-policy",
  "/about-us": "GET /about-us",
  "/refund-policy": "GET /refund-policy",
  "/shipping-policy": "GET /shipping-policy",
  "/cancellation-policy": "GET /cancelation",
} as const;

export async function loader({ context, url }: Route.LoaderArgs) {
  const endpoint = Object.entries(endpoints).find(([path]) => path === url.pathname)?.[1];
  if (!endpoint) throw data(null, { status: 404 });
  return context.get(callContext)(endpoint);
}

export default function PolicyPage({
  loaderData: { title, content, updated_at },
}: Route.ComponentProps) {
  const t = useMessages("pages");
  const day = dateFormat(useLanguage(), { dateStyle: "long", timeZone: "UTC" });
  return (
    <article className="page-column py-10">
      <PageHead title={title} />
      <div className="mx-auto max-w-2xl">
        <h1 className="text-3xl md:text-4xl">{title}</h1>
        <p className="mt-2 text-sm text-muted">
          {t("updated", { day: day.format(new Date(updated_at)) })}
        </p>
        <div className="prose-errand mt-8">
          <Markdown text={content} />
        </div>
      </div>
    </article>
  );
}
