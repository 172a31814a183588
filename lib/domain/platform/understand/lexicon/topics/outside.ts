/**
 * Words around what no category holds: work at a place, medicine, goods, rides. A name of our own for each; the notation is that of
 * `design-creative`. Where they say more than those of every trade, the query is answered by nobody who does not call themselves so.
 */
export const OUTSIDE_TOPICS = `
plumbing: plumber plumbing tap faucet leak leaking toilet pipe drain sink clogged shower boiler radiator heating sewer; bathroom kitchen water blocked install repair burst
electrics: electrician socket fuse wiring rewire voltage; install light house power cable
roofing: roof roofer gutter shingles chimney skylight; leak repair tiles house
carpentry: carpenter joiner cabinetmaker floorboards parquet plank locksmith hinge; wood door install build cupboard
masonry: bricklayer mason plasterer tiler plaster tiles concrete scaffolding insulation drywall stucco; wall shower build bathroom
renovation: handyman renovation refurbish renovate contractor; kitchen bathroom house repair wallpaper paint builder
cleaning: cleaner cleaning maid housekeeper laundry ironing janitor vacuum drycleaning; house office windows carpet weekly
moving: movers removals removal moving haulage lorry truck van storage; furniture house piano flat transport
driving: taxi driver chauffeur limousine cab rideshare shuttle; airport ride transfer car
motoring: mechanic garage tyre tyres tire brakes clutch windscreen carwash exhaust towing dent; car repair motorcycle scooter
rental: rent rental hire; car flat apartment bike boat van house equipment
appliances: dishwasher fridge refrigerator oven freezer dryer washing appliance microwave; repair broken fix machine
devices: cracked; iphone laptop screen repair replace fix battery broken
medicine: doctor physician dentist surgeon nurse hospital cardiologist dermatologist pediatrician gynecologist psychiatrist psychologist therapist psychotherapy physiotherapist chiropractor osteopath acupuncture diagnosis symptoms prescription vaccine vaccination toothache teeth tooth antibiotics pharmacy optician paramedic midwife injury surgery; blood pressure pain treatment medical patient back knee site camp appointment sick skin
veterinary: vet veterinarian veterinary kennel dogwalker petsitter; dog cat sick puppy walk animal
childcare: babysitter babysitting nanny childminder daycare kindergarten aupair; child kids weekend evening baby
eldercare: caregiver carer eldercare; elderly mother home care
beauty: hairdresser barber haircut manicure pedicure nails waxing massage masseur spa eyelash botox tanning salon; hair skin beauty
security: bodyguard guard bouncer detective burglar cctv alarm; security private house install
lodging: hotel hostel airbnb campsite motel; night stay room book cheap
transport-tickets: flight flights airfare airline plane; tickets book cheap airport
restaurants: pizza burger sushi takeaway groceries supermarket butcher; deliver order table tonight
shopping: buy purchase secondhand; cheap new used shoes laptop phone car
property: realtor mortgage landlord; buy sell house flat apartment rent agent property
lending: loan loans mortgage credit lender payday; bank card money quick borrow
insurance: insurer policyholder; insurance car health policy buy quote
gambling: lottery betting casino poker gamble tipster; win tips football
farming: farmer tractor harvest livestock cattle beekeeper beehive fence firewood; field crops farm fields
outdoors: lawnmower mowing treesurgeon treefelling hedge snow paving; lawn tree cut garden
manufacturing: welder welding machinist cnc lathe forklift crane excavator toolmaker molding; metal parts steel factory spare machine
sports-lessons: swimming ski skiing surfing tennis golf riding sailing karate judo boxing climbing; lessons instructor coach teach child
driving-lessons: ; driving lessons license car
funerals: funeral undertaker cremation gravestone burial; service grave
pests: pest exterminator rats mice cockroach cockroaches bedbugs wasps termites ants; nest rid kill house
instruments: tuner tuning luthier; piano guitar repair strings restring
energy: solar photovoltaic heatpump windturbine; panels install roof energy
dating: girlfriend boyfriend escort date; find meet single
healing: homeopathy reiki healer exorcist; energy healing
notary: notary notarise apostille notarized; document sign passport witness
waste: skip dumpster rubbish; remove collect garbage
delivery: courier postman; deliver urgent package city
emergency: police ambulance; emergency help urgent
tailoring: tailor seamstress cobbler alterations shoemaker upholsterer upholstery; shorten trousers dress shoes repair hem sofa
`;
