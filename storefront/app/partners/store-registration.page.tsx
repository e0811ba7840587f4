import { partnerApplicationPath } from "@errand/core/partners/application-link";
import { useNavigate } from "react-router";
import { call } from "../api/call.ts";
import { callContext } from "../rendering/server-context.ts";
import type { Route } from "./+types/store-registration.page";
import { storeApplicationToken } from "./application-token.ts";
import { readPartnerOptions } from "./partner-options.ts";
import { RegistrationPage } from "./registration-page.tsx";
import { storeDraftKey } from "./store-draft.ts";
import { StoreForm } from "./store-form.tsx";
import type { StoreInput } from "./store-input.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { toggle_store_registration } = await context.get(callContext)("GET /config");
  return { options: toggle_store_registration ? await readPartnerOptions(context) : null };
}

/** A step of the form is part of the URL, and needs no data of its own. */
export { isAnotherPage as shouldRevalidate } from "./is-another-page.ts";

export default function StoreRegistrationPage({ loaderData: { options } }: Route.ComponentProps) {
  const navigate = useNavigate();

  async function register({ logo, password, ...input }: StoreInput) {
    // A new registration is not sent without them.
    if (!logo || !password) return;
    const { application_token } = await call("POST /auth/vendor/register", {
      ...input,
      logo,
      password,
    });
    storeApplicationToken(application_token);
    await navigate(partnerApplicationPath);
  }

  return (
    <RegistrationPage
      kind="store"
      draftKey={storeDraftKey}
      form={
        options && (
          <StoreForm
            draftKey={storeDraftKey}
            options={options}
            application={null}
            onSend={register}
          />
        )
      }
    />
  );
}
