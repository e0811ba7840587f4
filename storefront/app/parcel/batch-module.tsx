import { SignInFirst } from "../checkout/store-checkout.tsx";
import { useStored } from "../visitor/storage.ts";
import { NotInParcels } from "./not-in-parcels.tsx";
import { SendBatch } from "./send-batch.tsx";

/** The form for customers in the parcel module, or the way there. */
export function BatchModule() {
  const token = useStored("token");
  const module = useStored("module");
  if (token === null) return <SignInFirst />;
  return module?.module_type === "parcel" ? <SendBatch /> : <NotInParcels />;
}
