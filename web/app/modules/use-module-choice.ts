import type { Module } from "@errand/core/modules/modules.contract";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { endpointQuery } from "../api/query-client.ts";
import { useAccountScope } from "../api/scope.tsx";
import { useMessages } from "../messages/messages.ts";
import { chooseModule } from "../shell/choose-module.ts";
import { toast } from "../ui/toast.ts";

/**
 * Takes the visitor into a module: remembered, said, and shown at home; a customer who has not yet
 * told what they like there is asked that first, but for parcels (spec §4).
 */
export function useModuleChoice(): (module: Module) => void {
  const t = useMessages("modules");
  const navigate = useNavigate();
  const client = useQueryClient();
  const profile = endpointQuery(useAccountScope(), "GET /customer/info");
  return (module) => {
    const customer = client.getQueryData(profile.queryKey);
    const isAsked =
      module.module_type !== "parcel" &&
      customer?.selected_modules_for_interest.includes(module.id) === false;
    chooseModule(module);
    toast.success(t("chosen"), { id: "module" });
    void navigate(isAsked ? "/interest" : "/home");
  };
}
