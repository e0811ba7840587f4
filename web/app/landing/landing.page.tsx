import { PageHead } from "../page-head.tsx";
import { callContext } from "../server-context.ts";
import { LinkButton } from "../ui/link-button.tsx";
import { useWords } from "../words/words.ts";
import type { Route } from "./+types/landing.page";

export async function loader({ context }: Route.LoaderArgs) {
  return { landing: await context.get(callContext)("GET /landing-page") };
}

export default function LandingPage({ loaderData: { landing } }: Route.ComponentProps) {
  const t = useWords("landing");
  return (
    <section className="page-column py-16 text-center">
      <PageHead title={landing.header_title} description={landing.header_sub_title} />
      <p className="font-semibold text-accent">{landing.header_tag_line}</p>
      <h1 className="mx-auto mt-3 max-w-2xl text-4xl md:text-6xl">{landing.header_title}</h1>
      <p className="mx-auto mt-5 max-w-xl text-lg text-muted">{landing.header_sub_title}</p>
      <LinkButton to="/home" size="lg" className="mt-8">
        {t("enter")}
      </LinkButton>
    </section>
  );
}
