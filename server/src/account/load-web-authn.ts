/** Loads the options and checks of passkeys, which no shop needs before a customer uses one. */
export const loadWebAuthn = () => import("./web-authn.ts");
