/** The words of lifestyle and events; the notation is that of `design-creative`. */
export const LIFESTYLE_EVENTS = `
lifestyle-events
en lifestyle, events, ~event, ~party, ~hobby, ~celebration, ~wellness, event services, party services
de Lifestyle, Veranstaltungen, Feier, Freizeit, Event
fr art de vivre, événements, événementiel, fête, loisirs
es estilo de vida, eventos, fiestas, ocio
pt estilo de vida, eventos, festas, lazer
it stile di vita, eventi, feste, tempo libero
nl lifestyle, evenementen, feesten, vrije tijd
ja ライフスタイル, イベント, パーティー, 趣味
zh 生活方式, 活动, 聚会, 休闲, 活動
ar أسلوب حياة, فعاليات, حفلات, مناسبات
hi जीवनशैली, कार्यक्रम, इवेंट, पार्टी

wedding-planning
en wedding planner, wedding, wedding coordinator, plan my wedding, day of coordinator, destination wedding, bridal, seating chart, wedding timeline, wedding budget
de Hochzeitsplanung, Hochzeitsplaner, Hochzeit, Hochzeit planen
fr organisation de mariage, wedding planner, mariage
es organización de bodas, wedding planner, boda
pt organização de casamento, cerimonialista, casamento
it organizzazione matrimoni, wedding planner, matrimonio
nl bruiloftplanning, weddingplanner, bruiloft, trouwerij
ja ウェディングプランナー, 結婚式, 結婚式準備
zh 婚礼策划, 婚礼, 婚庆, 婚礼统筹
ar تنظيم حفلات زفاف, منظم أعراس, زفاف, عرس
hi शादी की योजना, वेडिंग प्लानर, शादी, विवाह आयोजन

event-planning
en event planner, event management, event coordinator, corporate event, conference planning, venue, venue finder, company party, retreat, team offsite, event organizer, gala
de Eventplanung, Eventmanagement, Veranstaltungsplanung, Firmenfeier, Firmenevent
fr organisation d'événements, organisateur d'événements, séminaire d'entreprise
es organización de eventos, organizador de eventos, evento corporativo
pt organização de eventos, organizador de eventos, evento corporativo
it organizzazione eventi, organizzatore di eventi, evento aziendale
nl evenementenplanning, evenement organiseren, bedrijfsfeest, bedrijfsevenement
ja イベント企画, イベントプランナー, イベント運営, 社内イベント
zh 活动策划, 会议策划, 年会策划, 活动统筹
ar تنظيم فعاليات, منظم فعاليات, تخطيط مناسبات, مؤتمر
hi इवेंट प्लानिंग, इवेंट मैनेजमेंट, कार्यक्रम आयोजन

party-planning
en party planner, birthday party, kids party, baby shower, bachelorette, bachelor party, bridal shower, gender reveal, surprise party, scavenger hunt, kids birthday, hen party, stag party
de Partyplanung, Kindergeburtstag, Geburtstagsfeier, Junggesellenabschied
fr organisation de fête, anniversaire, enterrement de vie de jeune fille, baby shower
es organización de fiestas, cumpleaños, fiesta infantil, despedida de soltera
pt organização de festas, festa de aniversário, festa infantil, chá de bebê
it organizzazione feste, festa di compleanno, addio al nubilato, festa per bambini
nl feest organiseren, verjaardagsfeest, kinderfeestje, vrijgezellenfeest
ja パーティー企画, 誕生日会, ベビーシャワー
zh 派对策划, 生日派对, 儿童派对, 生日聚会
ar تنظيم حفلات, حفلة عيد ميلاد, حفلات أطفال
hi पार्टी योजना, जन्मदिन पार्टी, बेबी शावर

virtual-events
en virtual event, online event, online team building, zoom host, online trivia, virtual party, virtual escape room, zoom quiz, remote team building, hybrid event, online quiz
de virtuelle Events, Online-Event, Online-Teambuilding
fr événement virtuel, événement en ligne, team building en ligne
es eventos virtuales, evento en línea, team building online
pt eventos virtuais, evento online, team building online
it eventi virtuali, evento online, team building online
nl virtuele evenementen, online evenement, online teambuilding
ja オンラインイベント, バーチャルイベント, オンライン懇親会
zh 线上活动, 虚拟活动, 线上团建
ar فعاليات افتراضية, حدث عبر الإنترنت, فعالية أونلاين
hi वर्चुअल इवेंट, ऑनलाइन कार्यक्रम

event-styling-decor
en event decor, party decoration, decorations, balloon arch, balloon garland, table setting, event stylist, wedding decor, backdrop, balloons, centerpieces, table decor
de Eventdekoration, Dekoration, Ballondeko, Hochzeitsdeko, Tischdeko
fr décoration d'événement, décoration de mariage, ballons, décoratrice événementielle
es decoración de eventos, decoración con globos, decoración de bodas
pt decoração de eventos, decoração de festas, arco de balões
it allestimento eventi, decorazioni, palloncini, allestimento matrimonio
nl evenementdecoratie, feestversiering, ballonnen, trouwdecoratie
ja 会場装飾, 装飾, バルーン装飾, ウェディング装飾
zh 活动布置, 场地布置, 气球布置, 婚礼布置
ar ديكور مناسبات, تنسيق حفلات, تزيين, بالونات
hi इवेंट सजावट, पार्टी सजावट, गुब्बारा सजावट

invitations-event-stationery
en invitation, invitations, wedding invitation, invite, save the date, birthday invitation, place cards, digital invitation, wedding stationery, evite, menu cards, rsvp card, baptism invitation
de Einladung, Einladungskarten, Hochzeitseinladung, Save-the-Date-Karten, Tischkarten
fr faire-part, invitation, papeterie de mariage, carton d'invitation
es invitaciones, invitación de boda, invitación digital, papelería de boda
pt convites, convite de casamento, convite digital, papelaria de casamento
it inviti, partecipazioni, inviti di nozze, segnaposto
nl uitnodiging, uitnodigingen, trouwkaart, trouwkaarten
ja 招待状, 結婚式招待状, 席次表, 案内状
zh 请柬, 邀请函, 婚礼请柬, 电子请柬
ar دعوات, دعوة زفاف, بطاقات دعوة, دعوة إلكترونية
hi निमंत्रण पत्र, शादी का कार्ड, ई-निमंत्रण

floristry
en florist, flowers, bouquet, flower arrangement, bridal bouquet, wedding flowers, floral design, funeral flowers, floral arrangement, dried flowers, wreath, ikebana
de Florist, Blumen, Brautstrauß, Blumenstrauß, Trauerfloristik
fr fleuriste, fleurs, bouquet, bouquet de mariée, composition florale
es florista, flores, ramo, ramo de novia, arreglos florales
pt florista, flores, buquê, buquê de noiva, arranjo floral
it fiorista, fiori, bouquet, bouquet da sposa, composizioni floreali
nl bloemist, bloemen, boeket, bruidsboeket, bloemstuk
ja フローリスト, 花, ブーケ, フラワーアレンジメント, 花束
zh 花艺, 花艺师, 鲜花, 新娘捧花, 插花
ar تنسيق زهور, منسق زهور, باقة ورد, زهور
hi फूलवाला, फूल सजावट, गुलदस्ता, पुष्प सज्जा

catering
en caterer, food catering, buffet, event food, finger food, canapes, grazing table, wedding catering, office catering, party food, food truck, bbq catering
de Catering, Partyservice, Buffet, Fingerfood
fr traiteur, buffet, traiteur mariage, cocktail dînatoire
es catering, servicio de comida, bufé, banquete
pt buffet, catering, serviço de buffet, coffee break
it catering, buffet, servizio catering, rinfresco
nl catering, buffet, cateraar, hapjes
ja ケータリング, ビュッフェ, 仕出し, オードブル
zh 餐饮服务, 宴会餐饮, 自助餐, 到会, 茶歇
ar تموين, ضيافة, خدمات تموين, بوفيه, كيترينج
hi कैटरिंग, खानपान, बुफे, भोजन व्यवस्था

private-chef
en personal chef, private cook, chef, cook, meal prep, home chef, dinner party chef, chef at home, cooking class, cooking lessons, hire a chef
de Privatkoch, Mietkoch, Koch, Kochkurs
fr chef à domicile, cuisinier à domicile, chef privé, cours de cuisine
es chef privado, chef a domicilio, cocinero, clases de cocina
pt chef particular, chef em casa, cozinheiro, aulas de cozinha
it chef a domicilio, cuoco privato, cuoco, lezioni di cucina
nl privékok, thuiskok, kok, kookles
ja 出張シェフ, プライベートシェフ, 料理代行, 料理教室
zh 私人厨师, 上门厨师, 私厨, 烹饪课
ar طباخ خاص, شيف خاص, شيف منزلي, طباخ
hi निजी शेफ, रसोइया, खाना पकाने वाला, कुकिंग क्लास

cakes-baking
en cake, wedding cake, birthday cake, baker, cupcakes, custom cake, cookies, cake decorating, baking, pastry, gluten free cake, macarons, cake topper
de Torte, Hochzeitstorte, Geburtstagstorte, Konditor, Backen, Kuchen
fr gâteau, pâtisserie, gâteau de mariage, pâtissier, pièce montée
es pastel, tarta, tarta de boda, repostería, pastelería
pt bolo, bolo de casamento, confeitaria, bolo de aniversário
it torta, torta nuziale, pasticceria, pasticcere, torta di compleanno
nl taart, bruidstaart, bakker, verjaardagstaart, bakken
ja ケーキ, ウェディングケーキ, お菓子作り, 製菓, バースデーケーキ
zh 蛋糕, 婚礼蛋糕, 烘焙, 生日蛋糕, 甜品
ar كيك, كعكة زفاف, حلويات, خبز, تورتة
hi केक, शादी का केक, बेकिंग, जन्मदिन केक

bartending-mixology
en bartender, mixologist, cocktails, cocktail, mobile bar, barman, barista, bar hire, wine tasting, mocktails, drinks menu, sommelier, cocktail class
de Barkeeper, Cocktails, mobile Bar, Weinprobe
fr barman, cocktails, bar mobile, dégustation de vin, mixologue
es barman, cócteles, coctelería, barra móvil, cata de vinos
pt bartender, coquetéis, barman, bar móvel, drinks
it barman, cocktail, bar mobile, degustazione vini
nl barman, cocktails, mobiele bar, wijnproeverij
ja バーテンダー, カクテル, 出張バー, ミクソロジー
zh 调酒师, 鸡尾酒, 移动酒吧, 品酒
ar نادل مشروبات, موكتيل, كوكتيل, بار متنقل
hi बारटेंडर, कॉकटेल, मॉकटेल

live-entertainment
en magician, live band, band, wedding band, comedian, dj, wedding dj, entertainer, clown, party dj, stand up comedian, fire show, live music, singer for event, children's entertainer
de Zauberer, Live-Band, Hochzeitsband, DJ, Alleinunterhalter, Komiker, Clown
fr magicien, groupe de musique, DJ, humoriste, animation de soirée, clown
es mago, banda en vivo, DJ, humorista, animador, payaso
pt mágico, banda ao vivo, DJ, humorista, animador, palhaço
it mago, band dal vivo, DJ, comico, intrattenimento, animazione per bambini
nl goochelaar, liveband, DJ, komiek, entertainer, clown
ja マジシャン, 生演奏, バンド演奏, お笑い, 余興, DJ派遣
zh 现场表演, 魔术师, 乐队, DJ, 脱口秀, 演出
ar ساحر, فرقة موسيقية, دي جي حفلات, كوميدي, ترفيه
hi जादूगर, लाइव बैंड, डीजे, हास्य कलाकार, मनोरंजन

mc-hosting
en mc, emcee, master of ceremonies, host, event host, presenter, wedding mc, quiz host, moderator event, auctioneer, compere, quizmaster, toastmaster
de Moderator, Moderation, Hochzeitsmoderator, Veranstaltungsmoderator, Auktionator
fr maître de cérémonie, animateur, présentateur, animateur de soirée
es maestro de ceremonias, presentador, animador de eventos
pt mestre de cerimônias, apresentador, locutor de eventos
it presentatore, maestro di cerimonie, conduttore, moderatore eventi
nl ceremoniemeester, presentator, quizmaster, dagvoorzitter
ja 司会, 司会者, MC, 結婚式司会
zh 主持人, 婚礼主持, 司仪, 活动主持
ar مقدم حفلات, مذيع, عريف الحفل
hi एंकर, मंच संचालक, कार्यक्रम संचालक, एमसी

wedding-officiants-celebrants
en officiant, wedding officiant, celebrant, wedding ceremony, vows, wedding vows, vow writing, marriage officiant, vow renewal, free ceremony, ceremony script
de Trauredner, freie Trauung, Hochzeitsredner, Ehegelübde, Traurednerin
fr officiant de cérémonie, cérémonie laïque, célébrant, vœux de mariage
es oficiante de bodas, maestro de ceremonia de boda, votos matrimoniales
pt celebrante de casamento, cerimônia de casamento, votos de casamento
it celebrante, cerimonia simbolica, officiante matrimonio, promesse di matrimonio
nl trouwambtenaar, ceremoniespreker, trouwceremonie, trouwgeloften
ja 人前式司式者, 結婚式司式, 誓いの言葉
zh 证婚人, 婚礼仪式, 结婚誓词
ar مأذون, مراسم الزواج, عهود الزواج
hi विवाह संपन्नकर्ता, पंडित, विवाह समारोह

travel-planning
en travel planner, travel agent, itinerary, trip planning, vacation, honeymoon, road trip, holiday planning, trip planner, travel itinerary, vacation planner, plan my trip, backpacking
de Reiseplanung, Reiseroute, Urlaub planen, Flitterwochen, Reiseplaner
fr organisation de voyage, itinéraire de voyage, lune de miel, planification de voyage
es planificación de viajes, itinerario de viaje, luna de miel, agente de viajes
pt planejamento de viagem, roteiro de viagem, lua de mel, agente de viagens
it pianificazione viaggi, itinerario di viaggio, luna di miele, organizzare un viaggio
nl reisplanning, reisroute, huwelijksreis, vakantie plannen
ja 旅行プラン, 旅程作成, 旅行計画, 新婚旅行
zh 旅行规划, 行程规划, 旅游攻略, 蜜月旅行, 行程定制
ar تخطيط سفر, برنامج سياحي, رحلة, شهر عسل
hi यात्रा योजना, ट्रैवल प्लानर, यात्रा कार्यक्रम, हनीमून

local-guiding-tours
en tour guide, local guide, walking tour, city tour, guided tour, sightseeing, food tour, private tour, hiking guide, museum guide, excursion, mountain guide
de Stadtführung, Stadtführer, Reiseleiter, Wanderführer, Fremdenführer
fr guide touristique, visite guidée, guide local, guide de randonnée
es guía turístico, visita guiada, guía local, tour a pie
pt guia turístico, visita guiada, guia local, passeio guiado
it guida turistica, visita guidata, guida locale, tour a piedi
nl gids, stadsgids, rondleiding, stadswandeling
ja 観光ガイド, 現地ガイド, 街歩きツアー, 通訳ガイド
zh 导游, 当地向导, 徒步游, 城市游, 地陪
ar مرشد سياحي, جولة سياحية, مرشد محلي
hi टूर गाइड, स्थानीय गाइड, पर्यटक गाइड

personal-training
en personal trainer, fitness, fitness coach, workout plan, gym, strength training, weight loss, hiit, workout, online coach fitness, bodybuilding, training plan, running coach, lose weight
de Personal Training, Fitnesstrainer, Trainingsplan, Fitness, Abnehmen
fr coach sportif, entraînement personnel, remise en forme, programme sportif
es entrenador personal, entrenamiento personal, fitness, plan de entrenamiento
pt personal trainer, treino personalizado, fitness, plano de treino
it personal trainer, allenamento, fitness, scheda allenamento
nl personal trainer, fitness, trainingsschema, afvallen
ja パーソナルトレーニング, パーソナルトレーナー, 筋トレ, ダイエット
zh 私人教练, 健身教练, 健身, 减肥, 训练计划
ar مدرب شخصي, مدرب لياقة, لياقة بدنية, برنامج تمارين
hi पर्सनल ट्रेनर, फिटनेस, व्यायाम योजना, फिटनेस ट्रेनर

yoga-pilates
en yoga, pilates, yoga teacher, yoga instructor, yoga class, pilates instructor, vinyasa, prenatal yoga, hatha, yoga lessons, reformer, stretching
de Yoga, Pilates, Yogalehrer, Yogakurs, Yogaunterricht
fr yoga, pilates, cours de yoga, professeur de yoga
es yoga, pilates, clases de yoga, profesor de yoga
pt ioga, yoga, pilates, aulas de ioga
it yoga, pilates, lezioni di yoga, insegnante di yoga
nl yoga, pilates, yogales, yogadocent
ja ヨガ, ピラティス, ヨガ教室, ヨガインストラクター
zh 瑜伽, 普拉提, 瑜伽课, 瑜伽老师
ar يوغا, بيلاتس, مدرب يوغا, دروس يوغا
hi योग, योगा, पिलाटे, योग शिक्षक

nutrition-meal-planning
en nutritionist, dietitian, diet plan, meal plan, nutrition, diet, macros, keto, dietician, vegan meal plan, healthy eating, sports nutrition, calorie plan
de Ernährungsberatung, Ernährungsplan, Ernährungsberater, Diätplan
fr nutrition, nutritionniste, diététicien, plan alimentaire, rééquilibrage alimentaire
es nutrición, nutricionista, plan de comidas, dieta, plan nutricional
pt nutrição, nutricionista, plano alimentar, dieta
it nutrizione, nutrizionista, piano alimentare, dieta, dietista
nl voedingsadvies, diëtist, voedingsschema, maaltijdplan
ja 栄養指導, 栄養士, 食事プラン, 献立作成
zh 营养师, 营养咨询, 饮食计划, 减肥餐
ar تغذية, أخصائي تغذية, خطة غذائية, نظام غذائي
hi पोषण, आहार विशेषज्ञ, डाइट प्लान, आहार योजना

dance-instruction
en dance, dance lessons, dance teacher, first dance, choreography, salsa, choreographer, dance class, ballet, hip hop dance, wedding dance, ballroom, bachata, tango
de Tanzunterricht, Tanzlehrer, Tanzkurs, Hochzeitstanz, Choreografie
fr cours de danse, professeur de danse, chorégraphie, danse de mariage
es clases de baile, profesor de baile, coreografía, baile de boda
pt aulas de dança, professor de dança, coreografia, dança de casamento
it lezioni di ballo, insegnante di danza, coreografia, primo ballo
nl dansles, dansleraar, choreografie, openingsdans
ja ダンスレッスン, ダンス, 振付, ダンス講師
zh 舞蹈课, 舞蹈老师, 编舞, 婚礼舞蹈
ar تعليم رقص, دروس رقص, تصميم رقصات
hi नृत्य कक्षाएं, डांस क्लास, नृत्य शिक्षक, कोरियोग्राफी

personal-styling
en stylist, personal stylist, wardrobe, personal shopper, color analysis, capsule wardrobe, image consultant, fashion advice, outfit, fashion stylist, what to wear, closet edit
de Stilberatung, Personal Shopper, Farbberatung, Typberatung, Garderobe
fr conseil en image, styliste personnel, relooking, colorimétrie
es asesoría de imagen, estilista personal, personal shopper, colorimetría
pt consultoria de imagem, personal stylist, coloração pessoal
it consulenza d'immagine, stylist personale, armocromia, personal shopper
nl stijladvies, personal shopper, kleuranalyse, kledingadvies
ja パーソナルスタイリスト, カラー診断, イメージコンサルタント, 骨格診断
zh 个人形象设计, 穿搭顾问, 色彩诊断, 形象顾问, 私人买手
ar منسق ملابس, استشارات مظهر, تحليل ألوان, ستايلست
hi पर्सनल स्टाइलिस्ट, फ़ैशन सलाह, इमेज कंसल्टेंट

makeup-hair-styling
en makeup artist, makeup, make up, mua, hair stylist, hairdresser, bridal makeup, hairstyle, sfx makeup, wedding hair, beauty artist, updo, airbrush, braids
de Make-up, Visagist, Brautstyling, Friseur, Hochsteckfrisur, Visagistin
fr maquilleuse, maquillage, coiffure, maquillage mariée, coiffeur
es maquilladora, maquillaje, peinado, maquillaje de novia, peluquería
pt maquiador, maquiagem, penteado, maquiagem de noiva, cabeleireiro
it truccatore, trucco, acconciatura, trucco sposa, parrucchiere
nl visagist, make-up, bruidsmake-up, kapper, bruidskapsel
ja メイク, ヘアメイク, ブライダルメイク, メイクアップアーティスト
zh 化妆师, 化妆, 新娘妆, 发型设计, 跟妆
ar خبيرة تجميل, مكياج, مكياج عروس, تسريحة شعر
hi मेकअप आर्टिस्ट, मेकअप, ब्राइडल मेकअप, हेयर स्टाइलिस्ट

home-organizing
en organizer, professional organizer, declutter, decluttering, closet organization, konmari, tidy up, unpacking, home organization, organize my home, moving help, pantry organization
de Ordnungscoach, Aufräumen, Entrümpeln, Aufräumcoach, Ausmisten
fr rangement à domicile, home organiser, désencombrement, coach en rangement
es organización del hogar, organizadora profesional, ordenar casa
pt organização da casa, personal organizer, organizadora profissional
it organizzazione casa, professional organizer, riordinare casa, decluttering
nl opruimcoach, professional organizer, huis opruimen, ontspullen
ja 片付け, 整理収納, 整理収納アドバイザー, 断捨離
zh 整理收纳, 收纳师, 整理师, 断舍离
ar تنظيم المنزل, ترتيب المنزل, تنظيم الخزائن
hi घर व्यवस्थित करना, होम ऑर्गनाइज़र, अलमारी व्यवस्था

gardening-plant-care
en gardener, garden, gardening, plants, houseplants, plant care, vegetable garden, compost, plant doctor, balcony garden, lawn, lawn care, pruning, dying plant
de Gärtner, Garten, Pflanzenpflege, Gartenarbeit, Gartenpflege, Zimmerpflanzen
fr jardinage, jardinier, entretien des plantes, potager
es jardinería, jardinero, cuidado de plantas, huerto
pt jardinagem, jardineiro, cuidado com plantas, horta
it giardinaggio, giardiniere, cura delle piante, orto
nl tuinieren, tuinman, plantenverzorging, moestuin, hovenier
ja ガーデニング, 園芸, 庭師, 観葉植物, 家庭菜園
zh 园艺, 园丁, 植物养护, 种菜, 绿植养护
ar بستنة, بستاني, العناية بالنباتات, حديقة
hi बागवानी, माली, पौधों की देखभाल, बगीचा

pet-care-training
en dog trainer, dog training, puppy training, pet sitter, dog walker, cat behavior, pet sitting, dog behaviorist, dog walking, cat sitter, pet care, dog school, puppy, horse training
de Hundetrainer, Hundeschule, Tiersitter, Welpentraining, Hundesitter, Katzensitter
fr éducateur canin, dressage de chien, garde d'animaux, pet-sitter, comportementaliste
es adiestrador canino, adiestramiento de perros, cuidador de mascotas, paseador de perros
pt adestrador de cães, adestramento, pet sitter, passeador de cães
it addestratore cani, educatore cinofilo, dog sitter, pet sitter
nl hondentrainer, hondentraining, dierenoppas, hondenuitlaatservice, puppytraining
ja ドッグトレーナー, 犬のしつけ, ペットシッター
zh 训犬师, 宠物训练, 宠物寄养, 遛狗, 上门喂猫
ar تدريب كلاب, مدرب كلاب, رعاية حيوانات أليفة, جليس حيوانات
hi डॉग ट्रेनर, कुत्ता प्रशिक्षण, पालतू देखभाल, पेट सिटर

astrology-tarot
en astrology, tarot, tarot reading, birth chart, natal chart, horoscope, psychic, astrologer, numerology, human design, psychic reading, palm reading, synastry, dream interpretation
de Astrologie, Tarot, Horoskop, Geburtshoroskop, Kartenlegen, Numerologie
fr astrologie, tarot, voyance, thème astral, horoscope
es astrología, tarot, carta astral, horóscopo, vidente
pt astrologia, tarot, mapa astral, horóscopo, vidente
it astrologia, tarocchi, tema natale, oroscopo, cartomante
nl astrologie, tarot, horoscoop, geboortehoroscoop, helderziende
ja 占い, タロット, 占星術, ホロスコープ, 手相
zh 占星, 塔罗, 塔罗占卜, 星盘, 算命, 八字
ar تنجيم, تاروت, أبراج, خريطة فلكية
hi ज्योतिष, टैरो, कुंडली, राशिफल, जन्म कुंडली

genealogy-family-history
en genealogy, genealogist, family tree, ancestry, dna match, family history, ancestors, ancestry research, heritage research, find relatives, birth records, heir research
de Ahnenforschung, Stammbaum, Genealogie, Familienforschung
fr généalogie, arbre généalogique, généalogiste
es genealogía, árbol genealógico, genealogista
pt genealogia, árvore genealógica, genealogista
it genealogia, albero genealogico, ricerca antenati
nl stamboomonderzoek, stamboom, genealogie
ja 家系図, 家系調査, 先祖調べ, ルーツ調査
zh 家谱, 族谱, 家谱研究, 寻根
ar علم الأنساب, شجرة العائلة, نسب
hi वंशावली, वंश वृक्ष, पारिवारिक इतिहास

crafts-handmade-gifts
en handmade, handmade gift, custom gift, crafts, jewelry, custom jewelry, resin art, embroidery, laser engraving, personalized gift, crochet, knitting, jewellery, woodworking, engraving, sewing, leathercraft
de Handarbeit, handgemachte Geschenke, Schmuck, Stickerei, Gravur, personalisiertes Geschenk
fr artisanat, cadeau fait main, bijoux, broderie, gravure, cadeau personnalisé
es artesanía, regalo hecho a mano, joyería, bordado, grabado láser, regalo personalizado
pt artesanato, presente feito à mão, joias, bordado, gravação a laser, presente personalizado
it artigianato, regali fatti a mano, gioielli, ricamo, incisione laser, regalo personalizzato
nl handgemaakte cadeaus, sieraden, borduren, graveren, gepersonaliseerd cadeau
ja ハンドメイド, 手作りギフト, アクセサリー制作, 刺繍, レジン
zh 手工艺, 手工礼物, 定制首饰, 刺绣, 激光雕刻, 定制礼物
ar حرف يدوية, هدايا يدوية, مجوهرات, تطريز, هدية مخصصة
hi हस्तशिल्प, हस्तनिर्मित उपहार, आभूषण, कढ़ाई, कस्टम गिफ्ट

tabletop-gaming
en dungeon master, dnd, dungeons and dragons, game master, tabletop, miniature painting, board game, board game design, rpg campaign, d d map, warhammer, battle map, card game design, ttrpg, pathfinder
de Brettspiel, Spielleiter, Miniaturen bemalen, Pen and Paper, Rollenspiel, Kartenspiel
fr jeu de rôle, maître du jeu, jeu de société, peinture de figurines
es juegos de mesa, juego de rol, director de juego, pintura de miniaturas
pt jogos de mesa, RPG de mesa, mestre de RPG, pintura de miniaturas
it giochi da tavolo, gioco di ruolo, master di gioco, pittura di miniature
nl bordspel, spelleider, miniaturen schilderen, rollenspel
ja TRPG, ゲームマスター, ボードゲーム, ミニチュア塗装
zh 桌游, 跑团, 地下城主, 模型涂装, 桌游设计
ar ألعاب الطاولة, ألعاب لوحية, سيد اللعبة, تلوين مجسمات
hi बोर्ड गेम, टेबलटॉप गेम, गेम मास्टर
`;
