import { serveBookingCalendar } from "@/lib/transports/rest/booking-calendar";
import { resource } from "@/lib/transports/rest/resource";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: serveBookingCalendar });
