import { Hono } from "hono";
import { expect, test } from "vitest";
import { allowedHosts } from "./allowed-hosts.ts";

type Settings = Parameters<typeof allowedHosts>[0];

const fetchFrom = async (settings: Settings, url: string) => {
  const app = new Hono().use(allowedHosts(settings)).all("*", (c) => c.text("a page"));
  return app.request(url);
};

const behindBalancer = { url: "https://shop.example.com", isUrlSet: true, host: "0.0.0.0" };
const onLaptop = { url: "http://127.0.0.1:4000", isUrlSet: false, host: "127.0.0.1" };
const onNetwork = { url: "http://127.0.0.1:4000", isUrlSet: false, host: "0.0.0.0" };
const byName = { url: "http://Errand.lan:4000", isUrlSet: false, host: "Errand.lan" };

test.each<[number, string, Settings]>([
  [200, "http://shop.example.com/", behindBalancer],
  [200, "http://SHOP.example.com:8443/", behindBalancer],
  [200, "http://127.0.0.1:4000/", behindBalancer],
  [200, "http://localhost/", behindBalancer],
  [200, "http://[::1]:4000/", behindBalancer],
  [421, "http://elsewhere.example.org/", behindBalancer],
  [421, "http://shop.example.com.example.org/", behindBalancer],
  [421, "http://203.0.113.7/", behindBalancer],
  [200, "http://localhost:4000/", onLaptop],
  [200, "http://127.0.0.1:4000/", onLaptop],
  [421, "http://elsewhere.example.org:4000/", onLaptop],
  [200, "http://192.168.1.20:4000/", onNetwork],
  [200, "http://[fd00::20]:4000/", onNetwork],
  [421, "http://elsewhere.example.org/", onNetwork],
  [200, "http://errand.lan:4000/", byName],
])("responds with %i to %s", async (status, url, settings) => {
  expect((await fetchFrom(settings, url)).status).toBe(status);
});

test("refuses another host with the address of the shop in both languages, uncached", async () => {
  const response = await fetchFrom(behindBalancer, "http://elsewhere.example.org/home");
  expect(await response.text()).toBe(
    "This shop is at https://shop.example.com\n" +
      "Cette boutique se trouve à l’adresse https://shop.example.com\n",
  );
  expect(response.headers.get("cache-control")).toBe("no-store");
});
