import { resource } from "@/lib/transports/http/resource";
import { serveBookingCalendar } from "@/lib/transports/rest/booking-calendar";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: serveBookingCalendar });
