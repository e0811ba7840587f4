import { languagePath } from "@errand/ui/messages/language-path.ts";
import { useLanguage } from "@errand/ui/messages/messages.ts";
import { useLocation } from "react-router";
import { useShop } from "../config/shop.ts";

interface PageHeadProps {
  title: string;
  /** One or two sentences for search engines and shared links. */
  description?: string;
  /** The picture of a shared link: a `link_preview_full_url`; the one of the shop by default. */
  preview?: string;
  /** The canonical path, for pages with several paths. */
  path?: string;
  /** The query of the canonical URL, such as `?id=3`; other parameters are left out. */
  query?: string;
}

/** The title, canonical URL and link preview of a page. Every page has one. */
export function PageHead({ title, description, preview, path, query = "" }: PageHeadProps) {
  const { config, origin } = useShop();
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const bare = `${origin}${path ?? pathname}${query}`;
  const french = languagePath(bare, "fr");
  const url = new URLSearchParams(search).get("lang") === "fr" ? french : bare;
  return (
    <>
      <title>{title === config.business_name ? title : `${title} · ${config.business_name}`}</title>
      <link rel="canonical" href={url} />
      <link rel="alternate" hrefLang="en" href={bare} />
      <link rel="alternate" hrefLang="fr" href={french} />
      <link rel="alternate" hrefLang="x-default" href={bare} />
      <meta property="og:title" content={title} />
      <meta property="og:type" content="website" />
      <meta property="og:url" content={url} />
      <meta property="og:locale" content={language === "fr" ? "fr_FR" : "en_GB"} />
      <meta property="og:site_name" content={config.business_name} />
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
      <meta property="og:image" content={preview ?? config.link_preview_full_url} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={preview ? title : config.business_name} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
