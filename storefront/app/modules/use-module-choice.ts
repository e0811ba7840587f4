import { isOnline } from "@errand/client/connection.ts";
import type { Module } from "@errand/core/modules/modules.contract";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { toast } from "@errand/ui/toast.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { endpointQuery } from "../api/queries.ts";
import { useAccountScope } from "../api/scope.tsx";
import { chooseModule } from "../shell/choose-module.ts";
import { stored } from "../visitor/storage.ts";

/**
 * Switches to a module: stores it, shows a toast and opens the home page. Customers who have not
 * chosen their interests in it do that first (spec §4), except for parcels and after "Not now".
 * Without a connection the module stays.
 */
export function useModuleChoice(): (module: Module) => void {
  const t = useMessages("modules");
  const shell = useMessages("shell");
  const navigate = useNavigate();
  const client = useQueryClient();
  const profile = endpointQuery(useAccountScope(), "GET /customer/info");
  return (module) => {
    // The page would stay, with the colours and the cart of another module.
    if (!isOnline()) return toast.error(shell("connection.needed"), { id: "offline" });
    const customer = client.getQueryData(profile.queryKey);
    const needsInterests =
      module.module_type !== "parcel" &&
      stored("interests") !== "declined" &&
      customer?.selected_modules_for_interest.includes(module.id) === false;
    chooseModule(module);
    toast.success(t("chosen"), { id: "module" });
    void navigate(needsInterests ? "/interest" : "/home");
  };
}
