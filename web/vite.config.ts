// How the web table is built, tried out and tested. What leaves here is only files: no request goes elsewhere.
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env["WARTABLE_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  resolve: { alias: { $lib: at("./src/lib"), $games: at("./src/games"), $package: at("../src/wartable") } },
  build: {
    outDir: at("../src/wartable/server/static"),
    emptyOutDir: true,
    // The content security policy allows files of the origin only, so nothing is inlined as data.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: {
    fs: { allow: [at("..")] },
    proxy: { "/api": { target: server, ws: true } },
  },
  // A machine that has much else to do is slow, not wrong.
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"], restoreMocks: true, testTimeout: 60_000, hookTimeout: 60_000 },
});
