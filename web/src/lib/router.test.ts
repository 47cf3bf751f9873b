import { expect, test } from "vitest";

import { router } from "./router.svelte";

test("an invite is read from the path and from the fragment, and is no part of the place", () => {
  router.go("/table/3f2a/sEcr-et_1");
  expect([router.path, router.invite]).toEqual(["/table/3f2a", "sEcr-et_1"]);

  router.go("/table/3f2a#other");
  expect([router.path, router.invite]).toEqual(["/table/3f2a", "other"]);

  router.go("/rules/age-of-war");
  expect([router.path, router.invite]).toEqual(["/rules/age-of-war", ""]);
});

test("the address carries the invite from then on", () => {
  router.go("/table/3f2a");
  router.carry("abc");

  expect(location.pathname).toBe("/table/3f2a/abc");
  expect(router.path).toBe("/table/3f2a");
});
