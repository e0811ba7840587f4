import type { Module } from "@errand/core/modules/modules.contract";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { endpointQuery } from "../api/query-client.ts";
import { useAccountScope } from "../api/scope.tsx";
import { useMessages } from "../messages/messages.ts";
import { chooseModule } from "../shell/choose-module.ts";
import { toast } from "../ui/toast.ts";

/**
 * Switches to a module: stores it, shows a toast and opens the home page. Customers who have not chosen
 * their interests in it do that first, except for parcels (spec §4).
 */
export function useModuleChoice(): (module: Module) => void {
  const t = useMessages("modules");
  const navigate = useNavigate();
  const client = useQueryClient();
  const profile = endpointQuery(useAccountScope(), "GET /customer/info");
  return (module) => {
    const customer = client.getQueryData(profile.queryKey);
    const needsInterests =
      module.module_type !== "parcel" &&
      customer?.selected_modules_for_interest.includes(module.id) === false;
    chooseModule(module);
    toast.success(t("chosen"), { id: "module" });
    void navigate(needsInterests ? "/interest" : "/home");
  };
}
