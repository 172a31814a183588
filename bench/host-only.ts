import { createHost } from "@/lib/host/listen";
import { MANIFEST } from "@/lib/host/manifest.gen";
import { keepTime } from "@/lib/host/web";

