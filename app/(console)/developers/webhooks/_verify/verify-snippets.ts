const TYPESCRIPT = `import { createHmac, timingSafeEqual } from "node:crypto";

export function isGenuine(rawBody: string, header: string, secret: string): boolean {
  const parts = header.split(",").map((part) => part.split("="));
  const sentAt = parts.find(([name]) => name === "t")?.[1] ?? "";
  if (!/^\\d+$/.test(sentAt) || Math.abs(Date.now() / 1000 - Number(sentAt)) > 300) return false;
  const expected = createHmac("sha256", secret).update(\`\${sentAt}.\${rawBody}\`).digest();
  return parts.some(([name, hex = ""]) => {
    const sent = Buffer.from(hex, "hex");
    return name === "v1" && sent.length === expected.length && timingSafeEqual(sent, expected);
  });
}
`;

const PYTHON = `import hashlib
import hmac
import time


def is_genuine(raw_body: bytes, header: str, secret: str) -> bool:
    parts = [part.partition("=") for part in header.split(",")]
    sent_at = next((value for name, _, value in parts if name == "t"), "")
    if not sent_at.isdecimal() or abs(time.time() - int(sent_at)) > 300:
        return False
    signed = sent_at.encode() + b"." + raw_body
    expected = hmac.new(secret.encode(), signed, hashlib.sha256).hexdigest().encode()
    return any(name == "v1" and hmac.compare_digest(value.encode(), expected) for name, _, value in parts)
`;

const RUBY = `require "openssl"

def genuine?(raw_body, header, secret)
  parts = header.split(",").map { |part| part.split("=", 2) }
  sent_at = parts.assoc("t")&.last.to_s
  return false unless sent_at.match?(/\\A\\d+\\z/) && (Time.now.to_i - sent_at.to_i).abs <= 300

  expected = OpenSSL::HMAC.hexdigest("SHA256", secret, "#{sent_at}.#{raw_body}")
  parts.any? { |name, value| name == "v1" && OpenSSL.secure_compare(value.to_s, expected) }
end
`;

const GO = `package webhooks

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"strconv"
	"strings"
	"time"
)

func IsGenuine(rawBody []byte, header, secret string) bool {
	var sentAt string
	var signatures [][]byte
	for _, part := range strings.Split(header, ",") {
		name, value, _ := strings.Cut(part, "=")
		if name == "t" {
			sentAt = value
		} else if signature, err := hex.DecodeString(value); name == "v1" && err == nil {
			signatures = append(signatures, signature)
		}
	}
	seconds, err := strconv.ParseInt(sentAt, 10, 64)
	if err != nil || time.Since(time.Unix(seconds, 0)).Abs() > 5*time.Minute {
		return false
	}
	mac := hmac.New(sha256.New, []byte(secret))
	mac.Write([]byte(sentAt + "."))
	mac.Write(rawBody)
	expected := mac.Sum(nil)
	for _, signature := range signatures {
		if hmac.Equal(signature, expected) {
			return true
		}
	}
	return false
}
`;

const PHP = `<?php

function is_genuine(string $rawBody, string $header, string $secret): bool
{
    $sentAt = '';
    $signatures = [];
    foreach (explode(',', $header) as $part) {
        [$name, $value] = explode('=', $part, 2) + [1 => ''];
        if ($name === 't') {
            $sentAt = $value;
        } elseif ($name === 'v1') {
            $signatures[] = $value;
        }
    }
    if (!ctype_digit($sentAt) || abs(time() - (int) $sentAt) > 300) {
        return false;
    }
    $expected = hash_hmac('sha256', $sentAt . '.' . $rawBody, $secret);
    foreach ($signatures as $signature) {
        if (hash_equals($expected, $signature)) {
            return true;
        }
    }
    return false;
}
`;

/** What a receiver runs on each delivery, by language. A test runs those whose language is there against a real one. */
export const VERIFY_SNIPPETS = [
  { id: "typescript", language: "TypeScript", code: TYPESCRIPT },
  { id: "python", language: "Python", code: PYTHON },
  { id: "ruby", language: "Ruby", code: RUBY },
  { id: "go", language: "Go", code: GO },
  { id: "php", language: "PHP", code: PHP },
] as const;
