/** Words that stand around the trades of life and celebrations; the notation is that of `design-creative`. */
export const LIFESTYLE_EVENTS = `
wedding-planning: wedding bride groom honeymoon engaged marry; planner plan ceremony
event-planning: event events conference dinner gathering guests banquet retreat anniversary party venue offsite supper lunch feast reunion; plan company organise outdoor suppliers seating people summer schedule table hundred host evening caterer workshop employees team celebrate colleagues garden invites invite ninety foundation written timing june
party-planning: party birthday celebration surprise anniversary jubilee reunion; plan guests organise host people dinner
virtual-events: virtual online zoom hybrid; event conference quiz team
event-styling-decor: decor decoration balloons styling centrepieces; event table wedding
invitations-event-stationery: invitation invitations savethedate rsvp; wedding cards
floristry: flowers florist bouquet wreath; wedding arrange
catering: catering caterer buffet menu quantities portions canapés food cook feed; guests people party crowd dinner much eat shopping recipe meal lunch
private-chef: chef cook private; dinner home kitchen meal
cakes-baking: cake cakes baker cupcakes cookies baking; birthday wedding order
bartending-mixology: bartender cocktails mixologist bar drinks; party
live-entertainment: magician band musician clown juggler comedian performer; party wedding live book festival
mc-hosting: mc emcee moderator compere; event host gala quiz
wedding-officiants-celebrants: celebrant officiant vows; wedding ceremony
travel-planning: trip travel itinerary train trains ferry rail journey vacation holiday holidays interrail hike hiking tour railway flying route connections sightseeing overland pram stroller itineraries backpacking sleeper; plan days family europe bus toddlers wheelchair tickets station slow walking children without weeks connection catch timetable visit car seats platform change kids rest
local-guiding-tours: guide guided sightseeing tour walking; city local tourist
personal-training: fitness workout trainer muscle weight gym; training lose personal exercise
yoga-pilates: yoga pilates vinyasa asana; class teacher
nutrition-meal-planning: nutrition diet meal dietitian vegan calories diabetic nutritionist; plan weight eat recipes
dance-instruction: dance dancing salsa tango choreography ballet; lessons wedding teacher
personal-styling: stylist wardrobe outfit styling colours; clothes personal wear
makeup-hair-styling: makeup hair bridal lashes; wedding artist
home-organizing: declutter decluttering tidy organizing clutter; home cupboard room
gardening-plant-care: gardening plants houseplants gardener pruning balcony vegetables; garden care
pet-care-training: dog cat puppy obedience pet; training walk train
astrology-tarot: astrology tarot horoscope zodiac psychic; reading birth chart
genealogy-family-history: genealogy ancestors ancestry family tree; history research
crafts-handmade-gifts: handmade knitted crochet gift wooden embroidery jewelry; custom craft personalised
tabletop-gaming: dungeons dnd boardgame warhammer miniatures; game master campaign
`;
