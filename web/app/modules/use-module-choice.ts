import type { Module } from "@errand/core/modules/modules.contract";
import { useNavigate } from "react-router";
import { chooseModule } from "../shell/choose-module.ts";
import { toast } from "../ui/toast.ts";
import { useWords } from "../words/words.ts";

/** Takes the visitor into a module: remembered, said, and shown at home (spec §4). */
export function useModuleChoice(): (module: Module) => void {
  const t = useWords("modules");
  const navigate = useNavigate();
  return (module) => {
    chooseModule(module);
    toast.success(t("chosen"), { id: "module" });
    navigate("/home");
  };
}
