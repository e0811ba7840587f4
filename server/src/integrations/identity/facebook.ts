import { createHmac } from "node:crypto";
import { AppError } from "@errand/core/errors";
import * as z from "zod";
import type { FacebookSettings } from "../../process/settings.ts";
import { callProvider } from "./call-provider.ts";
import { readEmail, readName } from "./identity-claims.ts";
import type { Provider } from "./provider.ts";

/** The response of `/debug_token` for a valid token. */
const goodToken = z.object({
  data: z.object({
    app_id: z.string(),
    is_valid: z.literal(true),
    user_id: z.string(),
    /** Seconds since 1970; 0 means never. */
    expires_at: z.number(),
  }),
});

const person = z.object({
  id: z.string(),
  name: z.string().optional(),
  /** Missing unless Facebook has a confirmed one. */
  email: z.string().optional(),
});

/** Facebook's access tokens are opaque, so each is verified by a request to Facebook. */
export function facebook({ appId, appSecret, url, graphUrl }: FacebookSettings): Provider {
  return {
    clientId: appId,
    async verify({ token, unique_id }, now) {
      const tokenInfo = await askGraph("debug_token", {
        input_token: token,
        access_token: `${appId}|${appSecret}`,
      });
      const { data } = goodToken.safeParse(tokenInfo).data ?? {};
      const isGood =
        data?.app_id === appId &&
        data.user_id === unique_id &&
        (data.expires_at === 0 || data.expires_at * 1000 > now.getTime());
      if (!isGood) throw new AppError("auth-002");

      const profile = await askGraph("me", {
        fields: "id,name,email",
        access_token: token,
        appsecret_proof: createHmac("sha256", appSecret).update(token).digest("hex"),
      });
      const { data: me } = person.safeParse(profile);
      if (me?.id !== unique_id) throw new AppError("auth-002");
      return { subject: me.id, email: readEmail(me.email), name: readName(me.name) };
    },
    async signInPage({ returnTo, state }) {
      const page = new URL(`${url}/dialog/oauth`);
      const parameters = {
        client_id: appId,
        redirect_uri: returnTo,
        response_type: "token",
        scope: "public_profile,email",
        display: "popup",
        state,
      };
      for (const [name, value] of Object.entries(parameters)) page.searchParams.set(name, value);
      return page;
    },
  };

  async function askGraph(path: string, parameters: Record<string, string>): Promise<unknown> {
    const endpoint = new URL(`${graphUrl}/${path}`);
    for (const [name, value] of Object.entries(parameters)) endpoint.searchParams.set(name, value);
    const { ok, body } = await callProvider(endpoint);
    if (!ok) throw new AppError("auth-002");
    return body;
  }
}
