import { EmptyState } from "@errand/ui/empty-state.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Picture } from "@errand/ui/picture.tsx";
import PackageSearch from "lucide-react/icons/package-search";
import { useEffect } from "react";
import { useShop } from "../config/shop.ts";
import { useModuleChoice } from "../modules/use-module-choice.ts";
import { closePanel, openPanel, panelStore } from "../shell/panels.ts";

/** The home page before a module is chosen: the modules at the visitor's location. */
export function ModuleChoice() {
  const t = useMessages("home");
  const choose = useModuleChoice();
  const { modules } = useShop();
  // The spec requires a dialog; the page below offers the same choice once the dialog is closed.
  useEffect(() => {
    openPanel("modules");
    return () => {
      if (panelStore.get()?.name === "modules") closePanel();
    };
  }, []);
  return (
    <section className="page-column py-8 md:py-12">
      <title>{t("title")}</title>
      <h1 className="text-3xl md:text-4xl">{t("title")}</h1>
      {modules.length === 0 && (
        <EmptyState icon={PackageSearch} title={t("noModule")} text={t("noModuleText")} />
      )}
      {/* Three in a row at every width (spec §9). */}
      <ul className="mt-6 grid grid-cols-3 gap-2 sm:gap-3 md:gap-5">
        {modules.map((module) => (
          <li key={module.id}>
            <button
              type="button"
              onClick={() => choose(module)}
              className="flex h-full w-full flex-col overflow-hidden rounded-card border border-line bg-card text-start transition-colors hover:border-accent"
            >
              <Picture
                src={module.thumbnail_full_url}
                alt=""
                ratio="3/2"
                sizes="(width < 768px) 33vw, 400px"
                isEager
                className="pastel-picture"
              />
              <span className="w-full px-1 py-2.5 text-center sm:px-4 sm:py-3 sm:text-start">
                <span className="block text-sm font-semibold hyphens-auto sm:text-lg">
                  {module.module_name}
                </span>
                <span className="line-clamp-2 text-sm text-muted max-sm:hidden">
                  {module.description}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
