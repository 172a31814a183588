import { resource } from "@/lib/transports/http/resource";
import { serveBookingFeed } from "@/lib/transports/rest/booking-calendar";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: serveBookingFeed });
