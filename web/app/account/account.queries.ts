import { useQuery } from "@tanstack/react-query";
import { reading } from "../query-client.ts";
import { useStored } from "../session/storage.ts";

/** The signed-in customer; nothing is asked for a guest. */
export function useProfile() {
  const token = useStored("token");
  return useQuery({ ...reading("GET /customer/info"), enabled: token !== null });
}
