// The platform's side is found where the standard has it, and what it refuses is no error of the page.
import assert from "node:assert/strict";
import { test } from "node:test";

import { load } from "../load.mjs";

const { school } = load("scorm/school.js");
const api = (answers = {}) => ({
  LMSInitialize: () => "true", LMSFinish: () => "true", LMSCommit: () => "true", LMSSetValue: () => "true",
  LMSGetValue: () => "ana", LMSGetLastError: () => "0", LMSGetErrorString: (code) => `error ${code}`, ...answers,
});
/** A window whose parent is itself, as that of a browser's tab. */
const top = (own = {}) => {
  const window = { ...own };
  return Object.assign(window, { parent: window });
};

test("the platform is found in a window that holds this one, in the opener, and in those that hold it", () => {
  const there = api();
  assert.equal(school.find({ parent: { parent: top({ API: there }) } }), there);
  assert.equal(school.find({ parent: top(), opener: null }), null);
  assert.equal(school.find({ ...top(), opener: { parent: top({ API: there }) } }), there);
});

test("a window of another site, which may not be looked at, is none with a platform", () => {
  const closed = { get API() { throw new Error("cross-origin"); } };
  assert.equal(school.find({ parent: closed, opener: null }), null);
});

test("windows that hold each other end the search", () => {
  const one = {};
  const other = { parent: one };
  one.parent = other;
  assert.equal(school.find(one), null);
});

test("a platform that refuses to begin is none", () => {
  assert.equal(school.begin(api({ LMSInitialize: () => "false" })), null);
  assert.equal(school.begin(api({ LMSInitialize() { throw new Error("gone"); } })), null);
});

test("what was refused is told once, in the platform's words", () => {
  const begun = school.begin(api({ LMSSetValue: () => "false", LMSGetLastError: () => "405" }));
  assert.equal(begun.set("cmi.core.score.raw", "x"), false);
  assert.deepEqual([begun.fault(), begun.fault()], ["error 405", ""]);
});

test("a value that the platform has no right answer for is none", () => {
  assert.equal(school.begin(api()).get("cmi.core.student_name"), "ana");
  assert.equal(school.begin(api({ LMSGetLastError: () => "401" })).get("cmi.interactions._count"), "");
});
