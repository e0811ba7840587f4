import { useMessages } from "@errand/ui/messages/messages.ts";
import { Link } from "react-router";
import { searchPath } from "../catalog/paths.ts";
import type { Listing } from "./browse-data.ts";

type Searched = Pick<Listing, "browse" | "elsewhere" | "moduleId">;

/**
 * For a search without results: a link to a similar text that has some, here or in another module.
 */
export function DidYouMean({ listing: { browse, elsewhere, moduleId } }: { listing: Searched }) {
  const t = useMessages("search");
  if (browse.kind !== "searched" || elsewhere === null) return null;
  const { corrected, modules, suggested } = elsewhere;
  const similar = suggested ?? (corrected === null ? null : { text: corrected, modules });
  if (similar === null) return null;
  const module =
    similar.modules.find(({ module_id }) => module_id === moduleId) ?? similar.modules[0];
  if (!module) return null;
  return (
    <Link
      to={searchPath(similar.text, module.module_id)}
      className="inline-flex min-h-11 items-center font-semibold wrap-anywhere text-accent underline underline-offset-4 hover:text-accent-strong"
    >
      {t("didYouMean", { text: similar.text })}
    </Link>
  );
}
