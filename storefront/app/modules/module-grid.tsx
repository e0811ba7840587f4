import type { Module } from "@errand/core/modules/modules.contract";
import { EmptyState } from "@errand/ui/empty-state.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Picture } from "@errand/ui/picture.tsx";
import LayoutGrid from "lucide-react/icons/layout-grid";
import { useModuleChoice } from "./use-module-choice.ts";

interface ModuleGridProps {
  modules: Module[];
  onChosen?(): void;
}

/** A grid of modules to choose from, three per row (spec §9). */
export function ModuleGrid({ modules, onChosen }: ModuleGridProps) {
  const t = useMessages("modules");
  const choose = useModuleChoice();
  if (modules.length === 0) {
    return <EmptyState icon={LayoutGrid} title={t("none.title")} text={t("none.text")} />;
  }
  return (
    <ul className="grid grid-cols-3 gap-2.5 sm:gap-4">
      {modules.map((module) => (
        <li key={module.id}>
          <button
            type="button"
            onClick={() => {
              onChosen?.();
              choose(module);
            }}
            className="flex size-full flex-col overflow-hidden rounded-card border border-line bg-card transition-colors hover:border-accent"
          >
            <Picture
              src={module.icon_full_url}
              alt=""
              ratio="4/3"
              sizes="(width < 768px) 33vw, 220px"
              isEager
              className="pastel-picture"
            />
            <span className="flex grow flex-col justify-center px-1.5 py-2.5 text-center">
              <span className="font-semibold">{module.module_name}</span>
              {module.stores_count > 0 && (
                <span className="text-sm text-muted max-sm:hidden">
                  {t("stores", { count: module.stores_count })}
                </span>
              )}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
