/** The words of photography and the visual arts; the notation is that of `design-creative`. */
export const PHOTOGRAPHY_VISUAL_ARTS = `
photography-visual-arts
en photographer, photography, photo, photos, photoshoot, photo shoot, artist, drawing, ~art, ~picture, ~image
de Fotograf, Fotografie, Fotoshooting, Künstler
fr photographe, photographie, artiste
es fotógrafo, fotografía, artista
pt fotógrafo, fotografia, artista
it fotografo, fotografia, artista
nl fotograaf, fotografie, kunstenaar
ja 写真, カメラマン, 写真撮影
zh 摄影, 摄影师, 攝影, 画师
ar تصوير, مصور, رسم, فنان
hi फ़ोटोग्राफ़ी, फ़ोटोग्राफ़र, कलाकार

portrait-photography
en portrait, portraits, portrait photographer, portrait shoot, studio portrait, senior photos, personal branding photos, graduation photos, couple photoshoot, boudoir
de Porträtfotografie, Porträtfotos, Porträtfotograf, Porträtshooting
fr photographie de portrait, portrait photo, photographe portraitiste
es fotografía de retrato, retrato fotográfico, sesión de retratos
pt fotografia de retrato, ensaio fotográfico, book fotográfico
it fotografia di ritratto, ritratto fotografico, servizio fotografico
nl portretfotografie, portretfoto, portretfotograaf
ja ポートレート撮影, 肖像写真, プロフィール撮影, 人物撮影
zh 人像摄影, 写真拍摄, 肖像摄影
ar تصوير بورتريه, تصوير شخصي, جلسة تصوير
hi पोर्ट्रेट फ़ोटोग्राफ़ी, पोर्ट्रेट फ़ोटो

headshot-photography
en headshot, headshots, corporate headshot, linkedin photo, profile photo, actor headshots, business portrait, team photos, professional photo, profile picture, staff photos
de Bewerbungsfoto, Businessporträt, Mitarbeiterfotos, Profilbild, Bewerbungsfotos
fr portrait professionnel, portrait corporate, photo de profil, photo LinkedIn
es retrato profesional, foto de perfil, retrato corporativo
pt retrato profissional, foto de perfil, retrato corporativo
it ritratto professionale, foto profilo, ritratto aziendale
nl zakelijk portret, profielfoto, bedrijfsportret
ja ヘッドショット, プロフィール写真, ビジネスプロフィール写真, 宣材写真
zh 职业形象照, 商务头像, 证件照, 形象照
ar صورة شخصية احترافية, صور لينكدإن, صور الموظفين
hi हेडशॉट, प्रोफ़ाइल फ़ोटो, पेशेवर फ़ोटो

wedding-photography
en wedding photographer, wedding photos, engagement photos, elopement, wedding album, wedding pictures, second shooter, prewedding, pre wedding shoot, wedding shoot, bridal shoot
de Hochzeitsfotograf, Hochzeitsfotografie, Hochzeitsfotos, Verlobungsshooting
fr photographe de mariage, photos de mariage, photographie de mariage
es fotógrafo de bodas, fotografía de bodas, fotos de boda
pt fotógrafo de casamento, fotografia de casamento, fotos de casamento
it fotografo matrimonio, fotografo di matrimonio, foto matrimonio
nl trouwfotograaf, bruidsfotograaf, trouwfoto's, bruiloftfotografie
ja 結婚式写真, ウェディングフォト, 前撮り, 結婚式カメラマン
zh 婚礼摄影, 婚纱照, 婚礼摄影师, 婚礼跟拍
ar تصوير زفاف, مصور أعراس, تصوير أعراس
hi शादी की फ़ोटोग्राफ़ी, वेडिंग फ़ोटोग्राफ़र, प्री वेडिंग शूट

event-photography
en event photographer, event photos, conference photographer, party photographer, concert photography, corporate event photos, photo booth, birthday photographer, trade fair photographer
de Eventfotograf, Veranstaltungsfotografie, Eventfotografie, Messefotograf
fr photographe événementiel, photographie d'événement
es fotógrafo de eventos, fotografía de eventos
pt fotógrafo de eventos, fotografia de eventos
it fotografo eventi, fotografia di eventi
nl eventfotograaf, evenementfotografie
ja イベント写真, イベントカメラマン, イベント写真撮影
zh 活动摄影, 会议摄影, 活动跟拍
ar تصوير فعاليات, مصور مناسبات, تصوير حفلات
hi इवेंट फ़ोटोग्राफ़ी, कार्यक्रम फ़ोटोग्राफ़र

product-photography
en product photo, product photos, product photographer, packshot, packshots, amazon photos, white background photos, flat lay, ecommerce photos, ghost mannequin, jewelry photography
de Produktfotografie, Produktfotos, Packshot, Produktfotograf
fr photographie de produit, photo produit, packshot
es fotografía de producto, fotos de producto
pt fotografia de produto, fotos de produtos
it fotografia di prodotto, foto prodotti, still life
nl productfotografie, productfoto's, packshots
ja 商品撮影, 商品写真, 物撮り
zh 产品摄影, 商品拍摄, 产品拍照, 电商摄影
ar تصوير منتجات, صور منتجات
hi उत्पाद फ़ोटोग्राफ़ी, प्रोडक्ट फ़ोटो

food-photography
en food photographer, food photos, menu photos, restaurant photography, food stylist, recipe photos, food styling, drink photography
de Foodfotografie, Foodfotograf, Speisefotos, Restaurantfotos
fr photographie culinaire, photographe culinaire, photos de plats
es fotografía gastronómica, fotografía de comida, fotos de comida
pt fotografia gastronômica, fotografia de alimentos
it fotografia di cibo, food photography, fotografo culinario
nl foodfotografie, foodfotograaf, culinaire fotografie
ja 料理撮影, フードフォト, メニュー撮影, 料理写真
zh 美食摄影, 菜品拍摄, 菜单拍摄
ar تصوير طعام, تصوير أطعمة, تصوير قائمة الطعام
hi खाद्य फ़ोटोग्राफ़ी, फ़ूड फ़ोटोग्राफ़ी

fashion-photography
en fashion photographer, lookbook, fashion shoot, model photography, clothing photography, apparel photos, editorial shoot, model portfolio, beauty photography, swimwear shoot
de Modefotografie, Modefotograf, Lookbook, Sedcard
fr photographie de mode, photographe de mode, lookbook
es fotografía de moda, fotógrafo de moda, lookbook
pt fotografia de moda, fotógrafo de moda, lookbook
it fotografia di moda, fotografo di moda, lookbook
nl modefotografie, modefotograaf, lookbook
ja ファッション撮影, ファッションフォト, ルックブック, モデル撮影
zh 时尚摄影, 服装拍摄, 模特拍摄
ar تصوير أزياء, مصور أزياء
hi फ़ैशन फ़ोटोग्राफ़ी, फ़ैशन शूट, मॉडल शूट

real-estate-photography
en real estate photographer, real estate photos, property photography, house photos, airbnb photos, listing photos, matterport, virtual tour, virtual staging, 360 tour, property photos
de Immobilienfotografie, Immobilienfotos, Immobilienfotograf, virtueller Rundgang
fr photographie immobilière, photographe immobilier, visite virtuelle
es fotografía inmobiliaria, fotos inmobiliarias, tour virtual
pt fotografia imobiliária, fotos de imóveis, tour virtual
it fotografia immobiliare, foto immobiliari, tour virtuale
nl vastgoedfotografie, woningfotografie, makelaarsfoto's
ja 不動産撮影, 物件撮影, 不動産写真
zh 房产摄影, 房屋拍摄, 民宿拍摄, 全景看房
ar تصوير عقاري, تصوير عقارات, جولة افتراضية
hi रियल एस्टेट फ़ोटोग्राफ़ी, संपत्ति फ़ोटो, वर्चुअल टूर

architectural-photography
en architecture photographer, architecture photos, building photography, interior photography, interior photographer, hotel photography, facade photos, hotel interiors
de Architekturfotografie, Architekturfotograf, Interieurfotografie
fr photographie d'architecture, photographe d'architecture
es fotografía de arquitectura, fotografía de interiores
pt fotografia de arquitetura, fotografia de interiores
it fotografia di architettura, fotografia d'interni
nl architectuurfotografie, interieurfotografie
ja 建築写真, 建築撮影, 内観撮影, 竣工写真
zh 建筑摄影, 室内摄影, 空间摄影
ar تصوير معماري, تصوير مباني, تصوير داخلي
hi वास्तु फ़ोटोग्राफ़ी, इमारत फ़ोटोग्राफ़ी

family-newborn-photography
en family photographer, family photos, newborn photos, maternity photos, baby photos, pregnancy photoshoot, cake smash, kids photographer, newborn photographer, family portrait session
de Familienfotograf, Familienfotos, Neugeborenenfotografie, Babyfotos, Schwangerschaftsfotos
fr photographe de famille, photos de naissance, photos de grossesse, photos de bébé
es fotografía familiar, fotos de recién nacido, fotos de embarazo
pt fotografia de família, ensaio newborn, ensaio gestante
it fotografia di famiglia, foto neonato, foto gravidanza
nl familiefotograaf, newbornfotografie, zwangerschapsfotografie
ja 家族写真, ニューボーンフォト, マタニティフォト, 七五三撮影
zh 家庭摄影, 新生儿摄影, 孕妇照, 全家福, 儿童摄影
ar تصوير عائلي, تصوير مواليد, تصوير حوامل
hi पारिवारिक फ़ोटोग्राफ़ी, नवजात फ़ोटो, मैटरनिटी शूट

pet-photography
en pet photographer, dog photography, dog photos, cat photos, pet photos, horse photography, equine photographer, animal photography
de Tierfotografie, Tierfotograf, Hundefotos, Pferdefotografie
fr photographie animalière, photographe animalier, photos de chien
es fotografía de mascotas, fotos de perros
pt fotografia de pets, fotos de animais, ensaio pet
it fotografia di animali, foto cani
nl dierenfotografie, hondenfotografie, dierenfotograaf
ja ペット撮影, ペット写真, 犬の撮影
zh 宠物摄影, 宠物拍照, 宠物写真
ar تصوير حيوانات أليفة, تصوير كلاب
hi पालतू फ़ोटोग्राफ़ी, पालतू जानवर फ़ोटो

sports-photography
en sports photographer, action photography, marathon photos, match photos, game day photos, athlete photos, motorsport photography, fitness photoshoot
de Sportfotografie, Sportfotograf, Sportfotos
fr photographie sportive, photographe de sport
es fotografía deportiva, fotógrafo deportivo
pt fotografia esportiva, fotografia desportiva
it fotografia sportiva, fotografo sportivo
nl sportfotografie, sportfotograaf
ja スポーツ撮影, スポーツ写真, 試合撮影
zh 体育摄影, 运动摄影, 赛事摄影
ar تصوير رياضي, مصور رياضي
hi खेल फ़ोटोग्राफ़ी, स्पोर्ट्स फ़ोटोग्राफ़र

aerial-photography
en drone photography, drone photos, aerial photos, drone photographer, roof inspection, orthomosaic, drone mapping, drone survey, aerial survey, photogrammetry
de Luftbilder, Drohnenfotos, Luftbildfotografie, Dachinspektion Drohne
fr photographie aérienne, photos par drone, photo drone
es fotografía aérea, fotos con dron
pt fotografia aérea, fotos com drone
it fotografia aerea, foto con drone
nl luchtfotografie, dronefoto's, luchtfoto's
ja 空撮, 航空写真, ドローン写真
zh 航拍摄影, 航拍照片, 无人机摄影
ar تصوير جوي, تصوير بالدرون
hi हवाई फ़ोटोग्राफ़ी, ड्रोन फ़ोटोग्राफ़ी

travel-landscape-photography
en travel photographer, landscape photos, nature photography, astrophotography, vacation photographer, holiday photographer, resort photography, wildlife photography, landscape prints
de Reisefotografie, Landschaftsfotografie, Naturfotografie, Urlaubsfotograf
fr photographie de voyage, photographie de paysage, photo nature
es fotografía de viajes, fotografía de paisaje, fotografía de naturaleza
pt fotografia de viagem, fotografia de paisagem, fotografia de natureza
it fotografia di viaggio, fotografia di paesaggio, fotografia naturalistica
nl reisfotografie, landschapsfotografie, natuurfotografie
ja 旅行写真, 風景写真, 風景撮影, 星景写真
zh 旅行摄影, 风光摄影, 旅拍, 风景摄影
ar تصوير السفر, تصوير مناظر طبيعية
hi यात्रा फ़ोटोग्राफ़ी, प्रकृति फ़ोटोग्राफ़ी, लैंडस्केप फ़ोटोग्राफ़ी

street-documentary-photography
en street photography, documentary photographer, photojournalist, photojournalism, photo essay, reportage photography, press photographer, ngo photographer, film photography
de Straßenfotografie, Dokumentarfotografie, Fotojournalist, Reportagefotografie
fr photographie de rue, photojournalisme, reportage photo
es fotografía callejera, fotoperiodismo, fotografía documental
pt fotografia de rua, fotojornalismo, fotografia documental
it fotografia di strada, fotogiornalismo, reportage fotografico
nl straatfotografie, documentairefotografie, fotojournalist
ja ストリートスナップ, 報道写真, ドキュメンタリー写真
zh 街头摄影, 纪实摄影, 新闻摄影
ar تصوير الشارع, تصوير وثائقي, تصوير صحفي
hi स्ट्रीट फ़ोटोग्राफ़ी, वृत्तचित्र फ़ोटोग्राफ़ी, फ़ोटो पत्रकारिता

photo-retouching
en retouch, retouching, retoucher, skin retouching, photo touch up, airbrush photo, beauty retouch, portrait retouching, high end retouching, remove wrinkles
de Bildretusche, Retusche, Fotoretusche, Hautretusche
fr retouche photo, retouche beauté, retoucheur
es retoque fotográfico, retoque de fotos, retoque de piel
pt retoque de fotos, retoque fotográfico, retoque de pele
it ritocco fotografico, fotoritocco, ritocco pelle
nl fotoretouche, retoucheren, huidretouche
ja レタッチ, 写真レタッチ, 肌補正
zh 修图, 人像精修, 照片精修, 磨皮
ar رتوش الصور, تنقيح الصور, تعديل البشرة
hi फ़ोटो रीटचिंग, त्वचा रीटचिंग

photo-editing
en photo edit, photoshop, lightroom, background removal, remove background, clipping path, image editing, photo editor, photo manipulation, cut out images, crop images, photo montage
de Bildbearbeitung, Fotobearbeitung, Freisteller, Hintergrund entfernen, Fotomontage
fr édition photo, traitement photo, détourage, photomontage
es edición de fotos, edición de imágenes, quitar fondo, fotomontaje
pt edição de fotos, edição de imagens, remover fundo, fotomontagem
it editing fotografico, modifica foto, scontorno, fotomontaggio
nl fotobewerking, beeldbewerking, achtergrond verwijderen, vrijstaand maken
ja 写真編集, 画像編集, 画像加工, 切り抜き, 背景削除
zh 图片处理, 照片编辑, 抠图, PS修图, 图片编辑
ar تعديل الصور, تحرير الصور, فوتوشوب, إزالة الخلفية
hi फ़ोटो एडिटिंग, फ़ोटोशॉप, बैकग्राउंड हटाना

photo-restoration
en restore photo, old photo restoration, photo repair, colorize photo, colorization, damaged photo, fix old photo, photo scanning, scan negatives, old pictures
de Fotorestaurierung, alte Fotos restaurieren, Foto kolorieren, Dias digitalisieren
fr restauration de photos, colorisation de photo, photos anciennes
es restauración de fotos, fotos antiguas, colorear fotos
pt restauração de fotos, fotos antigas, colorização de fotos
it restauro foto, restauro fotografico, foto antiche, colorazione foto
nl fotorestauratie, oude foto's herstellen, foto inkleuren
ja 写真修復, 古い写真の修復, 白黒写真カラー化
zh 老照片修复, 照片修复, 照片上色
ar ترميم الصور, ترميم صور قديمة, تلوين الصور
hi फ़ोटो पुनर्स्थापना, पुरानी फ़ोटो सुधारना

digital-illustration
en vector illustration, procreate, digital art, digital drawing, vector art, digital painting, editorial illustration, custom illustration, draw, line art
de digitale Illustration, Vektorillustration, Zeichnung
fr illustration numérique, illustration vectorielle
es ilustración digital, ilustración vectorial, dibujo digital
pt ilustração digital, ilustração vetorial, desenho digital
it illustrazione digitale, illustrazione vettoriale
nl digitale illustratie, vectorillustratie
ja デジタルイラスト, イラスト制作, 挿絵
zh 数字插画, 插图, 矢量插画, 板绘
ar رسم رقمي, رسم توضيحي, رسام رقمي
hi डिजिटल चित्रण, इलस्ट्रेशन

character-design
en character artist, mascot, mascot design, character sheet, dnd character, dnd art, oc art, original character, character illustration, turnaround sheet, oc commission, furry art
de Charakterdesign, Maskottchen, Figurendesign
fr création de personnage, character design, mascotte
es diseño de personajes, mascota, personaje ilustrado
pt design de personagem, mascote, criação de personagem
it design di personaggi, mascotte, character design
nl karakterontwerp, mascotte, personageontwerp
ja キャラクターデザイン, キャラデザ, マスコットキャラクター
zh 角色设计, 人物设计, 吉祥物设计, 人设
ar تصميم شخصيات, تصميم شخصية, شخصية كرتونية
hi चरित्र डिज़ाइन, कैरेक्टर डिज़ाइन, शुभंकर

concept-art
en concept artist, environment art, game art, matte painting, key art, prop design, fantasy art, sci fi art, creature design, splash art, visual development
de Konzeptkunst, Concept Art, Konzeptzeichnung
fr concept art, art conceptuel, illustration de concept
es arte conceptual, concept art
pt arte conceitual, concept art
it concept art, arte concettuale
nl concept art, conceptkunst
ja コンセプトアート, 背景イラスト, 美術設定
zh 概念设计, 概念艺术, 原画, 游戏原画, 场景设计
ar فن المفاهيم, رسم تصوري
hi कॉन्सेप्ट आर्ट, अवधारणा कला

comic-manga-art
en comic, comics, comic artist, comic book, manga, webtoon, webcomic, graphic novel, comic strip, inking, manga artist, cartoonist
de Comic, Comiczeichner, Manga, Graphic Novel
fr bande dessinée, BD, dessinateur de BD, manga
es cómic, historieta, dibujante de cómic, manga
pt quadrinhos, história em quadrinhos, mangá, banda desenhada
it fumetto, fumettista, manga, fumetti
nl strip, stripboek, striptekenaar, manga
ja 漫画, マンガ制作, 漫画家, ウェブトゥーン
zh 漫画, 漫画绘制, 条漫, 漫画家
ar قصص مصورة, كوميكس, مانغا, رسام كوميكس
hi कॉमिक्स, कॉमिक कला, मंगा, कॉमिक कलाकार

childrens-book-illustration
en children's book illustrator, childrens illustration, children book illustrator, kids book illustration, picture book illustration, coloring book, colouring book, board book, book illustrator, illustrated book
de Kinderbuchillustration, Kinderbuchillustrator, Malbuch
fr illustration jeunesse, illustrateur jeunesse, livre de coloriage
es ilustración infantil, ilustrador infantil, libro para colorear
pt ilustração infantil, ilustrador infantil, livro de colorir
it illustrazione per bambini, illustratore per bambini, libro da colorare
nl kinderboekillustratie, kinderboekillustrator, kleurboek
ja 絵本イラスト, 絵本の絵, 児童書イラスト, 塗り絵
zh 儿童插画, 绘本插画, 绘本插图, 涂色书
ar رسم كتب الأطفال, رسومات أطفال, كتاب تلوين
hi बच्चों की किताब चित्रण, बाल चित्रण

portraits-caricatures
en caricature, caricatures, caricaturist, portrait drawing, pencil portrait, pet portrait, couple portrait, draw me, draw my dog, cartoon portrait, avatar drawing, family portrait drawing
de Karikatur, Porträtzeichnung, Haustierporträt, Karikaturist
fr caricature, portrait dessiné, caricaturiste, portrait d'animal
es caricatura, retrato dibujado, caricaturista, retrato a lápiz
pt caricatura, retrato desenhado, caricaturista, retrato a lápis
it caricatura, ritratto disegnato, caricaturista, ritratto a matita
nl karikatuur, portrettekening, karikaturist, dierenportret
ja 似顔絵, 肖像画, 似顔絵師, ペットの似顔絵
zh 肖像画, 漫画头像, 人物素描, 似颜绘, 宠物画像
ar كاريكاتير, رسم بورتريه, رسم وجوه
hi कैरिकेचर, चित्र बनवाना, पोर्ट्रेट चित्र, पेंसिल स्केच

painting-fine-art
en painter, painting, oil painting, oil portrait, portrait in oils, painted portrait, portrait painting, oils on linen, oil on canvas, watercolor, watercolour, acrylic, canvas painting, fine art, art commission, custom painting, gouache, abstract painting
de Malerei, Gemälde, Ölgemälde, Aquarell, Maler Kunst
fr peinture, peintre, tableau, peinture à l'huile, aquarelle
es pintura, pintor artístico, cuadro, óleo, acuarela
pt pintura, pintor artístico, quadro, pintura a óleo, aquarela
it pittura, pittore, quadro, dipinto a olio, acquerello
nl schilderkunst, schilderij, kunstschilder, olieverf, aquarel
ja 絵画, 油絵, 水彩画, 画家
zh 绘画, 油画, 水彩画, 画家, 国画
ar لوحات فنية, رسم زيتي, ألوان مائية, فن تشكيلي
hi पेंटिंग, तैलचित्र, जलरंग, ललित कला

tattoo-design
en tattoo, tattoos, tattoo artist, tattoo drawing, tattoo idea, custom tattoo, sleeve tattoo, tattoo flash, blackwork, fine line tattoo
de Tattoo, Tattoo-Entwurf, Tattoodesign, Tätowierung
fr tatouage, dessin de tatouage, création de tatouage
es tatuaje, diseño de tatuaje, diseño de tatuajes
pt tatuagem, desenho de tatuagem, design de tatuagem
it tatuaggio, disegno tatuaggio
nl tatoeage, tattoo-ontwerp
ja タトゥーデザイン, タトゥー, 刺青デザイン
zh 纹身设计, 纹身, 刺青, 纹身图案
ar تصميم وشم, وشم, تاتو
hi टैटू डिज़ाइन, टैटू

calligraphy-lettering
en calligraphy, calligrapher, lettering, hand lettering, handwriting, brush lettering, chalkboard, envelope calligraphy, arabic calligraphy, hand lettered
de Kalligrafie, Kalligraphie, Handlettering, Schönschrift
fr calligraphie, calligraphe, lettrage
es caligrafía, calígrafo, rotulación a mano
pt caligrafia, calígrafo, lettering
it calligrafia, calligrafo, lettering
nl kalligrafie, handlettering
ja カリグラフィー, 書道, 筆文字, レタリング
zh 书法, 手写字体, 花体字, 毛笔字
ar خط عربي, خطاط, تصميم خط
hi सुलेख, कैलीग्राफी, हस्तलेखन

murals-street-art
en mural, murals, wall painting, graffiti, street art, muralist, wall art, graffiti artist, spray paint, wall mural
de Wandmalerei, Wandbild, Graffiti, Graffitikünstler
fr fresque murale, peinture murale, graffiti, art urbain
es mural, pintura mural, grafiti, arte urbano, muralista
pt mural, pintura mural, grafite, arte urbana, muralista
it murale, pittura murale, graffiti, street art
nl muurschildering, graffiti, straatkunst
ja 壁画, グラフィティ, ストリートアート, ウォールアート
zh 墙绘, 壁画, 涂鸦, 手绘墙
ar جداريات, رسم جداري, جرافيتي
hi भित्ति चित्र, म्यूरल, दीवार पेंटिंग, ग्रैफिटी

vtuber-avatar-art
en vtuber, vtuber model, live2d, avatar, vrchat, vrchat avatar, twitch emotes, emotes, emote, vroid, pfp, profile avatar, png tuber, discord pfp
de VTuber, Avatar, Twitch-Emotes
fr VTuber, avatar, emotes Twitch
es VTuber, avatar, emotes de Twitch
pt VTuber, avatar, emotes para Twitch
it VTuber, avatar, emote per Twitch
nl VTuber, avatar, Twitch-emotes
ja Vtuber, Live2D, アバター制作, 立ち絵, SNSアイコン
zh 虚拟主播, VTuber立绘, 虚拟形象, 头像设计, 立绘
ar في تيوبر, أفاتار, إيموت تويتش
hi वीट्यूबर, अवतार कला, ट्विच इमोट्स

scientific-medical-illustration
en medical illustration, scientific illustration, scientific figure, biorender, graphical abstract, anatomy drawing, botanical illustration, journal figure, medical illustrator, paper figures
de wissenschaftliche Illustration, medizinische Illustration, botanische Illustration
fr illustration scientifique, illustration médicale, illustration botanique
es ilustración científica, ilustración médica, ilustración botánica
pt ilustração científica, ilustração médica, ilustração botânica
it illustrazione scientifica, illustrazione medica, illustrazione botanica
nl wetenschappelijke illustratie, medische illustratie
ja 科学イラスト, 医療イラスト, メディカルイラスト, 論文図版
zh 科研绘图, 医学插画, 科学插图, 论文配图
ar رسم علمي, رسم طبي, رسوم تشريحية
hi वैज्ञानिक चित्रण, चिकित्सा चित्रण
`;
