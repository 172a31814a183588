/** Words that stand around the trades of pictures; the notation is that of `design-creative`. */
export const PHOTOGRAPHY_VISUAL_ARTS = `
portrait-photography: portrait portraits photographer; photo shoot family studio person pictures
headshot-photography: headshot headshots linkedin portraits team corporate staff selfie selfies actor; photo profile professional picture employees about colleagues website matching background everyone faces together look belong page
wedding-photography: wedding bride groom ceremony engagement; photographer photos pictures
event-photography: event conference gala concert party; photographer photos pictures reportage
product-photography: product products photograph packshot catalogue stilllife object watch pottery ceramics jewellery items mugs; photos pictures shop true colours background online sell shots photographed white images light press goods handmade etsy natural
food-photography: food dish restaurant menu cookbook recipe; photos pictures photographer plate
fashion-photography: fashion lookbook model clothes editorial; photos shoot
real-estate-photography: estate property listing airbnb apartment house; photos rooms pictures agent
architectural-photography: architecture building facade interior; photos photographer
family-newborn-photography: newborn baby maternity pregnant family; photos shoot
pet-photography: pet dog cat horse; photos portrait
sports-photography: sports match race athlete football; photos action
aerial-photography: drone aerial roof above; photos pictures
travel-landscape-photography: landscape mountains sunset nature; photos prints
street-documentary-photography: street photojournalism documentary reportage; photos
photo-retouching: retouch retouching photoshop airbrush skin selfie snapshot blemish; photo portrait picture background remove faces team person people profile pictures match consistent everyone light
photo-editing: lightroom edit crop background cutout photoshop; photos pictures remove batch brighten colour
photo-restoration: restore restoration old damaged faded scratched torn; photo picture grandparents
digital-illustration: illustration illustrator procreate drawing digital; picture artwork book draw
character-design: character mascot sheet; design game draw figure
concept-art: concept environment fantasy creature; art game film
comic-manga-art: comic manga strip webtoon graphic panel; draw pages artist
childrens-book-illustration: children picture kids illustrated; book illustrations story draw
portraits-caricatures: caricature portrait pencil funny; draw photo gift dog
painting-fine-art: painting oil canvas acrylic watercolour watercolor painter ink artwork; art picture portrait commission flowers original paper brush paint
tattoo-design: tattoo tattoos sleeve flash; design skin draw arm
calligraphy-lettering: calligraphy lettering calligrapher handwritten handwriting brush ink; letters envelopes wedding invitation hand wine label
murals-street-art: mural graffiti wall spraypaint; paint cafe street
vtuber-avatar-art: vtuber live2d avatar rigging; model streaming
scientific-medical-illustration: botanical botany anatomy scientific medical plant plants mushroom mushrooms herbs fish species specimen flora watercolour insects vegetables textbook; drawing illustration accurate guide drawn plates draw flowers leaf nature field drawings ink
`;
